import { expect, it } from 'vitest';
import { isSwipe } from './is-swipe';

it.each([
  [-120, 30, true],
  [60, -20, true],
  [20, 0, false],
  [60, 200, false],
  [0, -300, false],
])('a movement of %i px across and %i px down is a swipe: %s', (across, down, expected) => {
  expect(isSwipe(across, down)).toBe(expected);
});
