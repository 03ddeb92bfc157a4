import { LIMITS } from '@catalogue/contract/limits';
import { change, readAll, readAllKnown, readKnown, remove, write as store } from '../../../data/device-store/database';
import { queueForLock } from '../../../data/device-store/locks';
import { readStoredSession } from '../../../data/device-store/stored-session';
import type { Change, Fields, NewActivityEntry } from '../../../data/firebase/content/content-writes';
import { newId } from '../../../lib/new-id';
import { WriteRefused } from '../../../data/write-refused';
import { observable } from '../../../lib/observable';
import { writesModule } from '../firebase-modules';
import { applyChange, EMPTY_PRODUCT, fieldsOfChange } from '../product-content';
import { actionOf } from './pending-write';
import type { ContentStep, PendingPicture, PendingWrite, Step } from './pending-write';
import { entryIdOf, type WritePort } from './run-write';
import { sendLeadChange, untilCached } from './send-lead-change';
import { createWriteQueue, type SendOptions } from './write-queue';

const pictureChanges = observable(0);
/** Calls `listener` when this device has the pictures of a write, and when they may be sent. */
export const onPictures = pictureChanges.subscribe;

/** The one way in which staff save content: forms with their pictures, cells, many products, deletions, orders. */
export const pendingWrites = createWriteQueue({
  // What is typed is kept before Auth's server has answered, which may take half a minute.
  authorId: async () => readStoredSession()?.uid ?? (await writesModule()).authorId(),
  writePort,
  readAll: () => readAll('drafts'),
  readAllKnown: () => readAllKnown('drafts'),
  readKnown: (key) => readKnown('drafts', key),
  write: (key, value) => store('drafts', key, value),
  change: (key, by) => change('drafts', key, by),
  files: {
    readAll: () => readAll('uploads'),
    readAllKnown: () => readAllKnown('uploads'),
    write: (key, value) => store('uploads', key, value),
    remove: (key) => remove('uploads', key),
  },
  remove: (key) => remove('drafts', key),
  onPictures: () => pictureChanges.set(pictureChanges.get() + 1),
  untilCached,
  inOneTab: queueForLock,
});

type Distributed<One> = One extends Step ? Omit<One, 'outcome' | 'title'> : never;

/** A form to save. */
export interface FormWrite extends Pick<PendingWrite, 'name' | 'typed' | 'kept'>, Pick<SendOptions, 'onKept' | 'onSettled'> {
  kind?: 'form' | 'product';
  steps: readonly Distributed<Step>[];
  /** New pictures that the documents name. */
  pictures?: readonly (Omit<PendingPicture, 'problem'> & { file: Blob })[];
}

/**
 * Sends a form as one write. Resolves when the server has it.
 *
 * @throws WriteRefused
 */
export async function saveForm({ steps, pictures = [], kind = 'form', onKept, onSettled, ...form }: FormWrite): Promise<void> {
  const waiting = steps.map((step) => ({ ...step, title: form.name, outcome: 'waiting' as const }));
  const sent: PendingWrite = { ...form, id: newId(), startedAt: Date.now(), kind, steps: waiting, undo: [] };
  const files = Object.fromEntries(pictures.map(({ id, file }) => [id, file]));
  if (pictures.length > 0) sent.pictures = pictures.map(({ file: _, ...picture }) => ({ ...picture, problem: null }));
  const { write, failure } = await pendingWrites.send(sent, { files, onKept, onSettled });
  if (failure !== null) throw failure as Error;
  const refused = write.steps.find(({ outcome }) => outcome !== 'written');
  if (refused) throw new WriteRefused(null, refused.outcome === 'conflict');
}

type Named = Pick<PendingWrite, 'id' | 'kind' | 'name'>;

/** What the activity log says of a commit: a change of selected products is named by the first. */
export function activityEntryOf({ kind, name }: Omit<Named, 'id'>, steps: readonly ContentStep[]): NewActivityEntry {
  const [first] = steps;
  const title = kind === 'selection' ? (first?.title ?? '') : name.slice(0, LIMITS.title);
  return { noun: first?.noun ?? 'products', id: first?.id ?? '', action: actionOf({ kind, steps: [...steps] }), title };
}

const NEW_DOCUMENT = { imageName: null, picture: null, deletedAt: null };

function contentFieldsOf({ noun, base, change }: ContentStep): Fields {
  if (noun === 'settings') return change as Fields;
  const created = base === null ? NEW_DOCUMENT : {};
  if (noun !== 'products') {
    const { deleted: _, startsAt, endsAt, ...fields } = change;
    return { ...created, ...(fields as Fields), ...asDates({ startsAt, endsAt }) };
  }
  const { deleted: _, ...fields } = change;
  return { ...created, ...(base === null ? applyChange(EMPTY_PRODUCT, fields) : fieldsOfChange(fields)) };
}

/** Moments as Firestore stores them. */
const asDates = (moments: Record<string, number | null | undefined>): Fields =>
  Object.fromEntries(
    Object.entries(moments).flatMap(([name, moment]) =>
      moment === undefined ? [] : [[name, moment === null ? null : new Date(moment)]],
    ),
  );

/** A WritePort that writes to Firestore. `keep` stores the write's state. */
export async function writePort(write: Named, keep: WritePort['keep']): Promise<WritePort> {
  const writes = await writesModule();
  const changeOf = (step: ContentStep): Change => {
    const { noun, id, base, change } = step;
    const inTrash = change.deleted !== undefined && { deletedAt: change.deleted ? writes.NOW : null };
    return { noun, id, base, fields: { ...contentFieldsOf(step), ...inTrash } };
  };
  return {
    commit: (steps) =>
      writes.commit(steps.map(changeOf), {
        ...activityEntryOf(write, steps),
        entryId: entryIdOf(write, steps),
        after: new Set(steps.flatMap(({ after }) => after ?? [])),
      }),
    wasCommitted: (steps) => writes.hasEntry(entryIdOf(write, steps)),
    hasEntry: writes.hasEntry,
    changeLead: (step) => sendLeadChange(step, write.id),
    isRefusal: writes.isRefusal,
    read: ({ noun, id }) => writes.readStored(noun, id),
    keep,
  };
}
