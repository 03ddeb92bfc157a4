import { expect, it } from 'vitest';
import { serialQueue } from './serial-queue';

it('runs work one after the other, also after one that failed', async () => {
  const inTurn = serialQueue();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      seen.push(`${name} starts`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('one'), work('two', true), work('three')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} starts`, `${name} ends`]));
});
