import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { percentile } from '../perf/bench';
import { server, stack } from '../stack';

const MINUTE = 60_000;
/** A session at work; SOAK_MINUTES makes a shorter trial. */
const DURATION = Number(process.env.SOAK_MINUTES ?? 60) * MINUTE;
/** Documents in one batch, of 5 kB each. */
const DOCUMENTS = 100;
const CONTENT = randomBytes(4_000).toString('base64');
/** The last minute may be slower by this factor, or by this much where the first is a matter of milliseconds. */
const [FACTOR, TOLERANCE_MS] = [2, 50];

const collection = () => server.firestore().collection('soak');

/** Writes, changes, reads and deletes a batch of documents; returns the milliseconds each step took. */
async function round(): Promise<number[]> {
  const documents = Array.from({ length: DOCUMENTS }, () => collection().doc());
  const commit = async (fill: (batch: FirebaseFirestore.WriteBatch) => void) => {
    const batch = server.firestore().batch();
    fill(batch);
    await batch.commit();
  };
  const steps = [
    () => commit((batch) => documents.forEach((one) => batch.set(one, { content: CONTENT, revision: 1 }))),
    () => commit((batch) => documents.forEach((one) => batch.update(one, { revision: 2 }))),
    () => collection().limit(DOCUMENTS).get(),
    () => commit((batch) => documents.forEach((one) => batch.delete(one))),
  ];
  const took: number[] = [];
  for (const step of steps) {
    const startedAt = performance.now();
    await step();
    took.push(performance.now() - startedAt);
  }
  return took;
}

it(
  'answers after an hour of writes and deletes in the time of the first minute',
  { timeout: DURATION + 5 * MINUTE },
  async () => {
    const startedAt = Date.now();
    const [first, last]: [number[], number[]] = [[], []];
    for (;;) {
      const elapsed = Date.now() - startedAt;
      if (elapsed > DURATION) break;
      const took = await round();
      if (elapsed < MINUTE) first.push(...took);
      if (elapsed > DURATION - MINUTE) last.push(...took);
    }
    const [before, after] = [percentile(first, 0.95), percentile(last, 0.95)];
    process.stdout.write(
      `95 % of the requests took at most ${before.toFixed(0)} ms in the first minute, ${after.toFixed(0)} ms in the last\n`,
    );
    expect(after).toBeLessThan(before * FACTOR + TOLERANCE_MS);
    expect((await fetch(`${stack().baseUrl}/catalogue.json`)).status).toBe(200);
  },
);
