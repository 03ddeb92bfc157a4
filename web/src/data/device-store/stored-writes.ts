import * as v from 'valibot';
import { readAll } from './database';

/** Begins the key of each write of staff that this device keeps (admin/data/pending-writes). */
export const WRITE_PREFIX = 'write/';

const keptWrite = v.object({
  by: v.string(),
  steps: v.array(v.object({ outcome: v.string() })),
  pictures: v.optional(v.array(v.unknown()), []),
});

const parse = (stored: unknown): v.InferOutput<typeof keptWrite> | null => {
  const parsed = v.safeParse(keptWrite, stored);
  return parsed.success ? parsed.output : null;
};

/** Who saved a write: only this person sends it and is told its outcome. null: it is damaged. */
export const authorOf = (stored: unknown): string | null => parse(stored)?.by ?? null;

/** Whether writes of the person `uid` wait on this device for their outcome, or their pictures for being sent. */
export async function hasWaitingWrites(uid: string): Promise<boolean> {
  const kept = [...(await readAll('drafts'))].flatMap(([key, stored]) =>
    key.startsWith(WRITE_PREFIX) ? (parse(stored) ?? []) : [],
  );
  return kept.some(
    ({ by, steps, pictures }) => by === uid && (pictures.length > 0 || steps.some(({ outcome }) => outcome === 'waiting')),
  );
}
