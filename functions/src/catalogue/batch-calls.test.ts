import { expect, it, vi } from 'vitest';
import { batchCalls } from './batch-calls';

/** A run that ends when told to. */
function controlled() {
  const runs: { items: number[]; end: (failure?: Error) => void }[] = [];
  const run = (items: number[]): Promise<void> =>
    new Promise((resolve, reject) => {
      runs.push({ items, end: (failure) => (failure ? reject(failure) : resolve()) });
    });
  return { runs, run };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('joins calls during a run into one next run', async () => {
  const { runs, run } = controlled();
  const add = batchCalls(run);
  const first = add(1);
  await settled();
  const others = [add(2), add(3), add(4)];
  await settled();
  expect(runs.map(({ items }) => items)).toEqual([[1]]);
  runs[0]?.end();
  await first;
  await settled();
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  runs[1]?.end();
  await Promise.all(others);
});

it('starts the next run when one is lost', async () => {
  vi.useFakeTimers();
  try {
    const { runs, run } = controlled();
    const add = batchCalls(run);
    void add(1);
    await vi.advanceTimersByTimeAsync(1_000);
    const second = add(2);
    await vi.advanceTimersByTimeAsync(8_999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    runs[1]?.end();
    await expect(second).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('rejects the calls of a failed run, and no others', async () => {
  const { runs, run } = controlled();
  const add = batchCalls(run);
  const first = add(1);
  await settled();
  const second = add(2);
  runs[0]?.end(new Error('No luck'));
  await expect(first).rejects.toThrow('No luck');
  await settled();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});

it('gives everyone the result of a run that began after they called', async () => {
  let version = 0;
  const starts: (() => void)[] = [];
  const read = batchCalls<undefined, number>(async () => {
    const seen = version;
    await new Promise<void>((resolve) => starts.push(resolve));
    return seen;
  });
  const first = read(undefined);
  await settled();
  version = 1;
  const later = [read(undefined), read(undefined)];
  starts[0]?.();
  expect(await first).toBe(0);
  await settled();
  expect(starts).toHaveLength(2);
  starts[1]?.();
  expect(await Promise.all(later)).toEqual([1, 1]);
});
