import { describe, expect, it } from 'vitest';
import { DEFAULT_LEAD_SETTINGS } from '../data/use-lead-settings';
import { isAnswerOverdue, isCallOverdue } from './overdue';

/** A time in India in November 2026, ms. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour - 5, minute - 30);

describe('isAnswerOverdue', () => {
  const isOverdue = (status: 'new' | 'contacted' | 'spam', now: number): boolean =>
    isAnswerOverdue({ status, createdAt: at(25, 12) }, now, DEFAULT_LEAD_SETTINGS);

  it('begins after closing time of the promised day', () => {
    expect(isOverdue('new', at(25, 18, 30))).toBe(false);
    expect(isOverdue('new', at(25, 18, 30) + 1)).toBe(true);
  });

  it('is never true of an answered or spam lead', () => {
    expect(isOverdue('contacted', at(30, 12))).toBe(false);
    expect(isOverdue('spam', at(30, 12))).toBe(false);
  });
});

describe('isCallOverdue', () => {
  it('is true after the moment of the call, and never without a call', () => {
    expect(isCallOverdue({ nextCallAt: 5 }, 5)).toBe(false);
    expect(isCallOverdue({ nextCallAt: 5 }, 6)).toBe(true);
    expect(isCallOverdue({ nextCallAt: null }, 6)).toBe(false);
  });
});
