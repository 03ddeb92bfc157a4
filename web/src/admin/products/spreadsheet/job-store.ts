import { read, remove, write } from '../../../data/device-store/database';
import type { Job } from '../batch/job';
import { parseJob } from '../batch/stored-job';

const KEY = 'import';

/** The import that is on its way or can still be undone, if this device keeps one. */
export const readJob = async (): Promise<Job | null> => parseJob(await read('settings', KEY));

export async function saveJob(current: Job): Promise<void> {
  await write('settings', KEY, current);
}

export async function deleteJob(): Promise<void> {
  await remove('settings', KEY);
}
