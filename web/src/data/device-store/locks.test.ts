import { afterEach, describe, expect, it, vi } from 'vitest';
import { queueForLock, withLock } from './locks';

type Work = (lock: object | null) => unknown;
const withLocks = (request: (name: string, options: object, work: Work) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('withLock', () => {
  it('holds the lock until the work ends', async () => {
    let held: unknown;
    withLocks((_, __, work) => Promise.resolve((held = work({}))));
    let end = (): void => undefined;
    const work = vi.fn(async (lock: string) => {
      await new Promise<void>((resolve) => (end = resolve));
      return lock;
    });
    const running = withLock('a', work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith('held'));
    let isReleased = false;
    void (held as Promise<void>).then(() => (isReleased = true));
    await Promise.resolve();
    expect(isReleased).toBe(false);
    end();
    expect(await running).toBe('held');
    await held;
  });

  it.each([
    ['busy', (_: string, __: object, work: Work) => Promise.resolve(work(null))],
    ['unknown', () => Promise.reject(new DOMException('No', 'SecurityError'))],
  ])('works without the lock where it is %s', async (state, request) => {
    withLocks(request);
    expect(await withLock('a', (lock) => Promise.resolve(lock))).toBe(state);
  });

  it('works without the lock where the browser never answers, and lets go of one that comes late', async () => {
    vi.useFakeTimers();
    let grant: Work | undefined;
    withLocks((_, __, work) => {
      grant = work;
      return new Promise(() => undefined);
    });
    const running = withLock('a', (lock) => Promise.resolve(lock));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await running).toBe('unknown');
    expect(grant?.({})).toBeUndefined();
  });

  it('passes on the error of the work, and releases the lock', async () => {
    let held: unknown;
    withLocks((_, __, work) => Promise.resolve((held = work({}))));
    await expect(withLock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await held;
  });
});

describe('queueForLock', () => {
  it('waits for its turn, which another tab may delay', async () => {
    const request = vi.fn((_: string, __: object, work: () => Promise<string>) => work());
    vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({}) } });
    expect(await queueForLock('a', () => Promise.resolve('done'))).toBe('done');
    expect(request).toHaveBeenCalledOnce();
  });

  it('works without the lock where the browser never answers', async () => {
    vi.useFakeTimers();
    const never = () => new Promise(() => undefined);
    vi.stubGlobal('navigator', { locks: { request: never, query: never } });
    const running = queueForLock('a', () => Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await running).toBe('done');
  });
});
