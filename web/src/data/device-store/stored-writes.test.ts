import { expect, it } from 'vitest';
import { write } from './database';
import { hasWaitingWrites, WRITE_PREFIX } from './stored-writes';

it.each([
  ['a step that waits', { steps: [{ outcome: 'waiting' }] }, true],
  ['a picture of a written step', { steps: [], pictures: [{}] }, true],
  ['nothing', { steps: [{ outcome: 'written' }], pictures: [] }, false],
])('a write with %s left waits for its author alone', async (_, left, isPending) => {
  await write('drafts', `${WRITE_PREFIX}1`, { by: 'asha', ...left });
  expect(await hasWaitingWrites('asha')).toBe(isPending);
  expect(await hasWaitingWrites('meera')).toBe(false);
});
