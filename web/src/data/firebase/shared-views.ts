import { SHARED_VIEWS } from '@catalogue/contract/collections';
import { sharedViews, type SharedView } from '@catalogue/contract/entities/shared-views';
import { LIMITS } from '@catalogue/contract/limits';
import { deleteField, doc, onSnapshot, serverTimestamp, setDoc } from 'firebase/firestore';
import { countQueued } from '../device-store/queued-writes';
import { isRefusal } from './content/content-writes';
import { WriteRefused } from '../write-refused';
import { activityAuthor } from './current-user';
import { firestore } from './firestore';
import { readDocument } from './read-document';

export type StoredView = SharedView & { id: string };

/** The views that everyone who answers leads sees, by name, live. Returns the function that stops. */
export const watchSharedViews = (
  onViews: (views: readonly StoredView[]) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    doc(firestore, SHARED_VIEWS),
    (document) => {
      const views: Record<string, SharedView> = readDocument(sharedViews, document)?.views ?? {};
      const listed = Object.entries(views).map(([id, view]) => ({ ...view, id }));
      onViews(listed.sort((one, other) => one.name.localeCompare(other.name)));
    },
    onFailure,
  );

/**
 * Saves one view, or removes it for null; the others stay as they are. Resolves when the server has it.
 *
 * @throws WriteRefused
 */
export async function saveSharedView(id: string, view: Omit<SharedView, 'byName'> | null): Promise<void> {
  const stored = view && { ...view, byName: activityAuthor().byName.slice(0, LIMITS.email) };
  const fields = { views: { [id]: stored ?? deleteField() }, changed: id, updatedAt: serverTimestamp() };
  try {
    await countQueued(setDoc(doc(firestore, SHARED_VIEWS), fields, { merge: true }));
  } catch (error) {
    throw isRefusal(error) ? new WriteRefused(error, false) : error;
  }
}
