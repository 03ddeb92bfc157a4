import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoizeFor } from './shared-calls';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('reads once for all callers, and again after its time', async () => {
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
  const held = memoizeFor(1_000, read);
  expect(await Promise.all([held(), held()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await held()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await held()).toBe(2);
});

it('counts from the end of a slow read', async () => {
  let finish = (): void => undefined;
  const read = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const held = memoizeFor(1_000, read);
  const first = held();
  vi.advanceTimersByTime(5_000);
  const second = held();
  finish();
  await Promise.all([first, second]);
  await held();
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again after a call that never ended', async () => {
  const read = vi.fn(() => Promise.resolve('good')).mockReturnValueOnce(new Promise<never>(() => undefined));
  const held = memoizeFor(1_000, read);
  void held();
  vi.advanceTimersByTime(10_000);
  expect(await held()).toBe('good');
});

it('does not hold a failure', async () => {
  const read = vi.fn(() => Promise.resolve('good')).mockRejectedValueOnce(new Error('down'));
  const held = memoizeFor(1_000, read);
  await expect(held()).rejects.toThrow('down');
  expect(await held()).toBe('good');
});
