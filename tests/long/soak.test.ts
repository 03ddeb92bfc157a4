import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { withApi } from '../api/with-api';
import { percentile } from '../perf/bench';
import { peopleAtWork, type Work } from './people-at-work';
import { slowdown, type Round } from './slowdown';

const api = withApi();

const MINUTE = 60_000;
/** A session at work; SOAK_MINUTES makes a shorter trial. */
const DURATION = Number(process.env.SOAK_MINUTES ?? 60) * MINUTE;
/** A round is everything that one person does in some minutes: an hour has 720 enquiries, edits and deletions of each kind. */
const PACE_MS = 5_000;
/** Rounds before the first minute begins: Java compiles what it runs often. */
const WARM_UP = 20;
/** The last minute may be slower than the first by this factor, on a machine that is as busy. */
const FACTOR = 2;

/** Milliseconds that `work` takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const run = promisify(execFile);
/** The same work each time, in a process of its own as the requests are: it takes longer only while the machine is busy. */
const constantWork = () =>
  run(process.execPath, [
    '-e',
    `for (let i = 0; i < 40; i++) require('crypto').createHash('sha256').update(Buffer.alloc(1e6, i)).digest()`,
  ]);

/** How long each step took, by its name, beside the constant work. */
type Rounds = Map<string, Round[]>;

async function playRound(work: Work, rounds: Rounds): Promise<void> {
  const control = await timed(constantWork);
  for (const [step, act] of Object.entries(work)) {
    const requests = await timed(act);
    rounds.set(step, [...(rounds.get(step) ?? []), { requests, control }]);
  }
}

const median = (rounds: readonly Round[], part: keyof Round): string =>
  percentile(
    rounds.map((one) => one[part]),
    0.5,
  ).toFixed(0);

it(
  'answers each step of people at work after an hour in the time of the first minute',
  { timeout: 2 * DURATION + 10 * MINUTE },
  async () => {
    const work = await peopleAtWork(api);
    for (let warming = 0; warming < WARM_UP; warming += 1) await playRound(work, new Map());
    const first: Rounds = new Map();
    const last: Rounds = new Map();
    const startedAt = Date.now();
    let count = 0;
    for (let elapsed = 0; elapsed <= DURATION; elapsed = Date.now() - startedAt) {
      const rounds = elapsed < MINUTE ? first : elapsed > DURATION - MINUTE ? last : new Map<string, Round[]>();
      await Promise.all([playRound(work, rounds), setTimeout(PACE_MS)]);
      count += 1;
    }
    const slower = Object.keys(work).map((step) => {
      const [before = [], after = []] = [first.get(step), last.get(step)];
      const factor = slowdown(before, after);
      process.stdout.write(
        `${step}: median ${median(before, 'requests')} ms (control ${median(before, 'control')}) in the first minute, ` +
          `${median(after, 'requests')} ms (control ${median(after, 'control')}) in the last: ${factor.toFixed(2)} times\n`,
      );
      return [step, factor] as const;
    });
    process.stdout.write(`${count} rounds in ${DURATION / MINUTE} minutes\n`);
    expect(slower.filter(([, factor]) => factor >= FACTOR)).toEqual([]);
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
