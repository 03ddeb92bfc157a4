import { readAll } from './database';

/** Begins the key of each write of staff that this device keeps until its outcome is known (admin/data/pending-writes). */
export const WRITE_PREFIX = 'write/';

/** Whether writes of staff wait on this device. */
export const hasPendingWrites = async (): Promise<boolean> =>
  [...(await readAll('drafts')).keys()].some((key) => key.startsWith(WRITE_PREFIX));
