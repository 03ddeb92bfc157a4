import type { AnnouncedAttachment } from '@catalogue/contract/entities/attachment';
import { change, readAll, readKnown, remove } from '../../../data/device-store/database';
import { observable } from '../../../lib/observable';
import type { FileReference } from '../outbox/item-attachment';
import { newId } from '../../../lib/new-id';
import type { PreparedFile } from './prepare-file';

/** A file on this device. */
export interface ChosenFile extends AnnouncedAttachment {
  id: string;
  /** The form's draft that it belongs to; null once the outbox has it. */
  draftKey: string | null;
  blob: Blob;
  /** When it was chosen, by `serverNow`, ms. */
  at: number;
}

const changes = observable(0);
/** Calls `listener` after each change of chosen files in this page. */
export const onChosenFiles = changes.subscribe;
const announceChange = (): void => changes.set(changes.get() + 1);

/** As stored: bytes, because WebKit's private windows keep no blobs in IndexedDB. */
type StoredFile = Omit<ChosenFile, 'blob'> & { content: ArrayBuffer };

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof ArrayBuffer;

/** Null for a value without its bytes. */
function parse(value: unknown): ChosenFile | null {
  if (!isStoredFile(value)) return null;
  const { content, ...file } = value;
  return { ...file, blob: new Blob([content], { type: file.type }) };
}

/** Every file on this device. */
export const allFiles = async (): Promise<ChosenFile[]> =>
  [...(await readAll('attachments')).values()].flatMap((value) => parse(value) ?? []);

/** The file that is chosen in a form; null without one. */
export const findChosenFile = async (draftKey: string): Promise<ChosenFile | null> =>
  (await allFiles()).find((file) => file.draftKey === draftKey) ?? null;

/** Stores the file of a form in place of another. Resolves to false when the device has no room: nothing has changed. */
export async function storeChosenFile(draftKey: string, { name, type, blob }: PreparedFile, at: number): Promise<boolean> {
  const before = (await allFiles()).filter((file) => file.draftKey === draftKey);
  const content = await blob.arrayBuffer();
  const file: StoredFile = { id: newId(), draftKey, name, type, bytes: blob.size, content, at };
  if (!(await change('attachments', file.id, () => file, false))) return false;
  for (const { id } of before) await remove('attachments', id);
  announceChange();
  return true;
}

export const referenceOf = ({ id, name, type, bytes }: ChosenFile): FileReference => ({ fileId: id, name, type, bytes });

/** Detaches a file from its form, which is empty again; the outbox sends it. */
export async function detachFile(id: string): Promise<void> {
  await change('attachments', id, (stored) => {
    return isStoredFile(stored) ? { ...stored, draftKey: null } : stored;
  });
  announceChange();
}

/** The bytes of a file; null where this device does not have them. Rejects where the storage does not answer. */
export const readFile = async (id: string): Promise<Blob | null> => parse(await readKnown('attachments', id))?.blob ?? null;

export async function removeFile(id: string): Promise<void> {
  await remove('attachments', id);
  announceChange();
}

/** Files that are being prepared, by the draft of their form. */
const running = new Map<string, Promise<void>>();

/** Notes work on the file of a form until it ends. */
export function notePreparation(draftKey: string, work: Promise<unknown>): void {
  const settled: Promise<void> = work
    .catch(() => undefined)
    .then(() => {
      if (running.get(draftKey) === settled) running.delete(draftKey);
    });
  running.set(draftKey, settled);
}

/** Resolves when the file of this form is ready, or could not be prepared. */
export const whenPrepared = (draftKey: string): Promise<void> => running.get(draftKey) ?? Promise.resolve();
