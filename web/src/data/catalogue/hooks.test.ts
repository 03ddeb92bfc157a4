import { expect, it } from 'vitest';
import { canAskServer } from './hooks';

it.each([
  ['fresh', true, true],
  // A page of a removed release: its check fails for want of a script, and the server answers.
  ['stale', true, true],
  ['stale', false, false],
  ['pending', true, null],
  ['pending', false, false],
] as const)('after a check that is %s, reachable %s, canAskServer is %s', (confirmation, reachable, expected) => {
  expect(canAskServer(confirmation, reachable)).toBe(expected);
});
