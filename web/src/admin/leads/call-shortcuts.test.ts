import { describe, expect, it } from 'vitest';
import { callShortcut } from './call-shortcuts';

describe('callShortcut', () => {
  const now = new Date(2026, 11, 31, 17, 45, 30).getTime();

  it('is two hours from now', () => {
    expect(new Date(callShortcut('later', now))).toEqual(new Date(2026, 11, 31, 19, 45, 30));
  });

  it('is ten in the morning of tomorrow and of the same day next week, also beyond the end of a year', () => {
    expect(new Date(callShortcut('tomorrow', now))).toEqual(new Date(2027, 0, 1, 10));
    expect(new Date(callShortcut('week', now))).toEqual(new Date(2027, 0, 7, 10));
  });
});
