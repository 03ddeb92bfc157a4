import { isShownAt } from '@catalogue/contract/schedule';
import { expect, it } from 'vitest';
import { scheduleState } from './schedule-state';

it.each([
  [null, null, 'shown'],
  [5, null, 'shown'],
  [6, null, 'planned'],
  [null, 6, 'shown'],
  [null, 5, 'over'],
  [1, 2, 'over'],
  [6, 9, 'planned'],
] as const)('from %s until %s is %s at 5, as for visitors', (startsAt, endsAt, state) => {
  expect(scheduleState({ startsAt, endsAt }, 5)).toBe(state);
  expect(isShownAt({ startsAt, endsAt }, 5)).toBe(state === 'shown');
});
