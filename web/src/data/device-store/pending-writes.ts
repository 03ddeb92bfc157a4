import * as v from 'valibot';
import { readAll } from './database';

/** Begins the key of each write of staff that this device keeps until its outcome is known (admin/data/pending-writes). */
export const WRITE_PREFIX = 'write/';

const author = v.object({ by: v.string() });

/** Who saved a write: only this person sends it and is told its outcome. null: it is damaged. */
export function authorOf(write: unknown): string | null {
  const parsed = v.safeParse(author, write);
  return parsed.success ? parsed.output.by : null;
}

/** Whether writes of the person `uid` wait on this device. */
export const hasPendingWrites = async (uid: string): Promise<boolean> =>
  [...(await readAll('drafts'))].some(([key, write]) => key.startsWith(WRITE_PREFIX) && authorOf(write) === uid);
