import { isShownAt } from '@catalogue/contract/banner-schedule';
import type { Banner } from '@catalogue/contract/entities/banner';
import { describe, expect, it } from 'vitest';
import { scheduleOf } from './banner-schedule';

const picture = {} as Banner['picture'];

describe('scheduleOf', () => {
  it.each([
    [null, null, 'shown'],
    [5, null, 'shown'],
    [6, null, 'planned'],
    [null, 6, 'shown'],
    [null, 5, 'over'],
    [1, 2, 'over'],
    [6, 9, 'planned'],
  ] as const)('from %s until %s is %s at 5, as for visitors', (startsAt, endsAt, schedule) => {
    expect(scheduleOf({ picture, startsAt, endsAt }, 5)).toBe(schedule);
    expect(isShownAt({ startsAt, endsAt }, 5)).toBe(schedule === 'shown');
  });

  it('waits for the picture unless its time is over', () => {
    expect(scheduleOf({ picture: null, startsAt: null, endsAt: null }, 5)).toBe('waiting');
    expect(scheduleOf({ picture: null, startsAt: null, endsAt: 5 }, 5)).toBe('over');
  });
});
