import { describe, expect, it } from 'vitest';
import { commitInHalves } from './commit-in-halves';

const TOO_BIG = new Error('Transaction too big');

/** A database that refuses commits above `limit`. */
function database(limit: number) {
  const stored: number[][] = [];
  const commit = (sizes: readonly number[]): Promise<void> => {
    if (sizes.reduce((sum, size) => sum + size, 0) > limit) return Promise.reject(TOO_BIG);
    stored.push([...sizes]);
    return Promise.resolve();
  };
  return { stored, commit };
}

describe('commitInHalves', () => {
  it('commits all at once if that is accepted', async () => {
    const { stored, commit } = database(10);
    await commitInHalves([3, 3, 4], commit, () => true);
    expect(stored).toEqual([[3, 3, 4]]);
  });

  it('commits every item once, in order, in parts that are accepted', async () => {
    const { stored, commit } = database(10);
    await commitInHalves([9, 1, 1, 8, 8], commit, (error) => error === TOO_BIG);
    expect(stored).toEqual([[9, 1], [1], [8], [8]]);
  });

  it('rejects with the refusal of a single item', async () => {
    const { stored, commit } = database(10);
    await expect(commitInHalves([5, 5, 11, 1], commit, () => true)).rejects.toBe(TOO_BIG);
    expect(stored).toEqual([[5, 5]]);
  });

  it('does not repeat a commit that failed for another reason', async () => {
    let calls = 0;
    const commit = (): Promise<void> => Promise.reject(new Error(`No network ${(calls += 1)}`));
    await expect(commitInHalves([1, 2], commit, () => false)).rejects.toThrow('No network 1');
  });
});
