import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { percentile } from '../perf/bench';
import { server, stack } from '../stack';
import { slowdown, type Round } from './slowdown';

const MINUTE = 60_000;
/** A session at work; SOAK_MINUTES makes a shorter trial. */
const DURATION = Number(process.env.SOAK_MINUTES ?? 60) * MINUTE;
/** Documents in one batch, of 5 kB each. */
const DOCUMENTS = 100;
const CONTENT = randomBytes(4_000).toString('base64');
/** A batch a second: a third of a million documents in an hour. */
const PACE_MS = 1_000;
/** Rounds before the first minute begins: Java compiles what it runs often. */
const WARM_UP = 20;
/** The last minute may be slower than the first by this factor, on a machine that is as busy. */
const FACTOR = 2;

const collection = () => server.firestore().collection('soak');

/** Milliseconds that `work` takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Writes, changes, reads and deletes a batch of documents. */
async function requests(): Promise<void> {
  const documents = Array.from({ length: DOCUMENTS }, () => collection().doc());
  const commit = async (fill: (batch: FirebaseFirestore.WriteBatch) => void) => {
    const batch = server.firestore().batch();
    fill(batch);
    await batch.commit();
  };
  await commit((batch) => documents.forEach((one) => batch.set(one, { content: CONTENT, revision: 1 })));
  await commit((batch) => documents.forEach((one) => batch.update(one, { revision: 2 })));
  // By name: the emulator keeps what was deleted, and a query walks over it (docs/decisions/024-emulator-health.md).
  await server.firestore().getAll(...documents);
  await commit((batch) => documents.forEach((one) => batch.delete(one)));
}

const run = promisify(execFile);
/** The same work each time, in a process of its own as the requests are: it takes longer only while the machine is busy. */
const constantWork = () =>
  run(process.execPath, [
    '-e',
    `for (let i = 0; i < 40; i++) require('crypto').createHash('sha256').update(Buffer.alloc(1e6, i)).digest()`,
  ]);

const round = async (): Promise<Round> => ({ requests: await timed(requests), control: await timed(constantWork) });

it(
  'answers after an hour of writes and deletes in the time of the first minute',
  { timeout: DURATION + 10 * MINUTE },
  async () => {
    for (let warming = 0; warming < WARM_UP; warming += 1) await round();
    const startedAt = Date.now();
    const [first, last]: [Round[], Round[]] = [[], []];
    for (;;) {
      const elapsed = Date.now() - startedAt;
      if (elapsed > DURATION) break;
      const [one] = await Promise.all([round(), setTimeout(PACE_MS)]);
      if (elapsed < MINUTE) first.push(one);
      if (elapsed > DURATION - MINUTE) last.push(one);
    }
    const medians = ([first, last] as const).map((rounds) =>
      (['requests', 'control'] as const)
        .map((part) =>
          percentile(
            rounds.map((one) => one[part]),
            0.5,
          ).toFixed(0),
        )
        .join(' / '),
    );
    const factor = slowdown(first, last);
    process.stdout.write(
      `Four requests / constant work, median ms: ${medians.join(' in the first minute, ')} in the last: ${factor.toFixed(2)} times slower\n`,
    );
    expect(factor).toBeLessThan(FACTOR);
    expect((await fetch(`${stack().baseUrl}/catalogue.json`)).status).toBe(200);
  },
);

describe('slowdown', () => {
  const minute = (requestMs: number, control: number): Round[] =>
    Array.from({ length: 9 }, () => ({ requests: requestMs, control }));

  it('does not count a machine that became busy', () => {
    expect(slowdown(minute(100, 50), minute(300, 150))).toBe(1);
    expect(slowdown(minute(300, 150), minute(100, 50))).toBe(1);
  });

  it('counts a stack that became slower, also while the machine became less busy', () => {
    expect(slowdown(minute(100, 50), minute(300, 50))).toBe(3);
    expect(slowdown(minute(300, 150), minute(300, 50))).toBe(3);
  });

  it('does not count single slow rounds', () => {
    expect(slowdown(minute(100, 50), [...minute(100, 50), { requests: 9_000, control: 50 }])).toBe(1);
  });
});
