import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { singleFlight, fallbackAfter } from './shared-calls';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shares a call while it runs, and makes a new one afterwards', async () => {
  const run = vi.fn(() => Promise.resolve(run.mock.calls.length));
  const call = singleFlight(run);
  expect(await Promise.all([call(), call()])).toEqual([1, 1]);
  expect(await call()).toBe(2);
});

it('makes a new call where the last one is lost, and keeps it when the lost one ends', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const call = singleFlight(run);
  void call();
  vi.advanceTimersByTime(9_999);
  void call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  void call();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  void call();
  expect(run).toHaveBeenCalledTimes(2);
});

it('resolves to the fallback where the work is late', async () => {
  const never = fallbackAfter(2_000, new Promise<string>(() => undefined), 'fallback');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await never).toBe('fallback');
  expect(await fallbackAfter(2_000, Promise.resolve('done'), 'fallback')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
