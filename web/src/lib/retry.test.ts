import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retry } from './retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failures = (count: number) => {
  const work = vi.fn<() => Promise<void>>();
  for (let index = 0; index < count; index += 1) work.mockRejectedValueOnce(new Error('unavailable'));
  return work.mockResolvedValue();
};
const never = () => () => undefined;

it('repeats failed work with growing delays until it succeeds', async () => {
  const work = failures(3);
  const { run } = retry(work, () => false, never);
  run();
  const calls: number[] = [];
  for (const ms of [0, 2_000, 5_000, 15_000, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    calls.push(work.mock.calls.length);
  }
  expect(calls).toEqual([1, 2, 3, 4, 4]);
});

it('repeats failed work at once when the network is back, and only failed work', async () => {
  let reach: () => void = () => undefined;
  const work = failures(1);
  const { run } = retry(
    work,
    () => false,
    (listener) => {
      reach = listener;
      return () => undefined;
    },
  );
  run();
  await vi.advanceTimersByTimeAsync(0);
  reach();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  reach();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('ends after a final failure, and after a stop', async () => {
  const refused = failures(5);
  retry(refused, () => true, never).run();
  const stopped = failures(5);
  const { run, stop } = retry(stopped, () => false, never);
  run();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(stopped).toHaveBeenCalledTimes(1);
});
