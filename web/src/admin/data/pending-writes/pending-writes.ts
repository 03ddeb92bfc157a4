import { read, readAll, remove, write as store } from '../../../data/device-store/database';
import { queueForLock } from '../../../data/device-store/locks';
import { writesModule } from '../firebase';
import type { PendingWrite, Step } from './pending-write';
import { createWriteQueue, type SendOptions } from './write-queue';
import { writePort } from './write-port';

/** The one way in which staff save content: forms, cells, many products, deletions, orders. */
export const pendingWrites = createWriteQueue({
  authorId: async () => (await writesModule()).authorId(),
  writePort,
  readAll: () => readAll('drafts'),
  read: (key) => read('drafts', key),
  write: (key, value) => store('drafts', key, value),
  remove: (key) => remove('drafts', key),
  inOneTab: queueForLock,
});

type Distributed<One> = One extends Step ? Omit<One, 'outcome' | 'title'> : never;

/** A form to save. */
export interface FormWrite extends Pick<PendingWrite, 'name' | 'typed' | 'kept'>, Pick<SendOptions, 'onKept' | 'onSettled'> {
  kind?: 'form' | 'product';
  steps: readonly Distributed<Step>[];
}

/**
 * Sends a form as one write. Resolves when the server has it.
 *
 * @throws WriteRefused
 */
export async function saveForm({ steps, kind = 'form', onKept, onSettled, ...form }: FormWrite): Promise<void> {
  const { newId, WriteRefused } = await writesModule();
  const waiting = steps.map((step) => ({ ...step, title: form.name, outcome: 'waiting' as const }));
  const sent: PendingWrite = { ...form, id: newId(), startedAt: Date.now(), kind, steps: waiting, undo: [] };
  const { write, failure } = await pendingWrites.send(sent, { onKept, onSettled });
  if (failure !== null) throw failure as Error;
  const refused = write.steps.find(({ outcome }) => outcome !== 'written');
  if (refused) throw new WriteRefused(null, refused.outcome === 'conflict');
}
