import * as v from 'valibot';
import { readAll } from './database';

/** Begins the key of each write of staff that this device keeps (admin/data/pending-writes). */
export const WRITE_PREFIX = 'write/';

const authored = v.object({ by: v.string() });
const storedWrite = v.object({
  by: v.string(),
  steps: v.array(v.object({ outcome: v.string() })),
  pictures: v.optional(v.array(v.unknown()), []),
});

/** Who saved a write, or the picture of one: only this person sends it and is told its outcome. null: it is damaged. */
export function authorOf(stored: unknown): string | null {
  const parsed = v.safeParse(authored, stored);
  return parsed.success ? parsed.output.by : null;
}

/** Whether writes of the person `uid` wait on this device for their outcome, or their pictures for being sent. */
export async function hasWaitingWrites(uid: string): Promise<boolean> {
  const writes = [...(await readAll('drafts'))].flatMap(([key, stored]) => {
    const parsed = v.safeParse(storedWrite, stored);
    return key.startsWith(WRITE_PREFIX) && parsed.success ? [parsed.output] : [];
  });
  return writes.some(
    ({ by, steps, pictures }) => by === uid && (pictures.length > 0 || steps.some(({ outcome }) => outcome === 'waiting')),
  );
}
