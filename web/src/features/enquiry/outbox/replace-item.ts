import { newId } from '../../../lib/new-id';
import type { FlushDeps } from './flush';
import { isEditable, isWaiting, newItem } from './items';
import type { LeadContent, NeedsYou } from './items';
import { hasWaitingFile } from './item-attachment';

/**
 * The result of an edit. Nothing was changed where it is `tooLate` (sent or deleted), `sending` (a request is under way),
 * or `notStored` (the device could not store the new version).
 */
export type EditResult = 'changed' | 'tooLate' | 'sending' | 'notStored';

/** Not sent by itself. */
const HELD: NeedsYou = { name: 'needsYou', attempts: 0, reason: '', errors: {} };

/**
 * Replaces an item that has not been sent by one with other content and a new id. Under the old id the server would ignore it if the
 * old content has arrived, which the device does not know if a full disk lost the attempt.
 */
export async function replaceItem(
  { store, now }: Pick<FlushDeps, 'store' | 'now'>,
  id: string,
  lead: LeadContent,
): Promise<EditResult> {
  const item = (await store.all()).find((one) => one.id === id);
  if (item === undefined || item.state.name === 'sent') return 'tooLate';
  if (!isEditable(item)) return 'sending';
  // A file that has arrived stays with the old lead: its bytes are no longer here.
  const attachment = hasWaitingFile(item) ? item.attachment : undefined;
  const edited = newItem(lead, newId(), now(), { repId: item.repId, owner: item.owner, attachment });
  // The new item is stored before the old one is deleted, and held until then: an attempt may begin meanwhile, in another tab or the worker.
  if (!(await store.put({ ...edited, state: HELD }, false))) return 'notStored';
  const old = { isReplaced: false };
  const left = await store.change(id, (stored) => {
    old.isReplaced = isEditable(stored);
    return old.isReplaced ? null : stored;
  });
  if (!old.isReplaced) {
    await store.remove([edited.id]);
    return left !== undefined && isWaiting(left) ? 'sending' : 'tooLate';
  }
  await store.change(edited.id, () => edited);
  return 'changed';
}
