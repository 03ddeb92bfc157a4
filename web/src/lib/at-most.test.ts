import { expect, it } from 'vitest';
import { atMost } from './at-most';

it('runs a few works at once, the others in order, also after one has failed', async () => {
  const turn = atMost(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const works = Array.from({ length: 7 }, (_, index) =>
    turn(async () => {
      started.push(index);
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      if (index === 3) throw new Error('failed');
      return index;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : null))).toEqual([0, 1, 2, null, 4, 5, 6]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([most, running]).toEqual([2, 0]);
});
