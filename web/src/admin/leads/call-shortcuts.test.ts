import { describe, expect, it } from 'vitest';
import { callShortcut, callShortcuts } from './call-shortcuts';

describe('callShortcut', () => {
  const now = new Date(2026, 11, 31, 17, 45, 30).getTime();

  it('puts a call that is due off for half an hour', () => {
    expect(callShortcuts(null, now)).not.toContain('soon');
    expect(callShortcuts(now + 1, now)).not.toContain('soon');
    expect(callShortcuts(now - 1, now)[0]).toBe('soon');
    expect(new Date(callShortcut('soon', now))).toEqual(new Date(2026, 11, 31, 18, 15, 30));
  });

  it('is two hours from now', () => {
    expect(new Date(callShortcut('later', now))).toEqual(new Date(2026, 11, 31, 19, 45, 30));
  });

  it('is ten in the morning of tomorrow and of the same day next week, also beyond the end of a year', () => {
    expect(new Date(callShortcut('tomorrow', now))).toEqual(new Date(2027, 0, 1, 10));
    expect(new Date(callShortcut('week', now))).toEqual(new Date(2027, 0, 7, 10));
  });
});
