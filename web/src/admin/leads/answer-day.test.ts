import { expect, it } from 'vitest';
import { DEFAULT_LEAD_SETTINGS } from '../data/use-lead-settings';
import { answerDay, answerDueAt } from './answer-day';

/** A time in India in November 2026, ms. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour - 5, minute - 30);

it.each([
  ['a Wednesday at night', at(25, 4, 14), 'today after 10:00'],
  ['a Wednesday at noon', at(25, 12), 'today'],
  ['a Wednesday just before closing', at(25, 17, 30), 'tomorrow'],
  ['a Saturday evening', at(28, 20), 'on Monday'],
  ['a Sunday', at(29, 11), 'tomorrow'],
])('of %s', (_, now, day) => expect(answerDay(now, DEFAULT_LEAD_SETTINGS)).toBe(day));

it.each([
  ['a Wednesday at noon', at(25, 12), at(25, 18, 30)],
  ['a Wednesday at 17:30', at(25, 17, 30), at(26, 18, 30)],
  ['a Saturday evening', at(28, 20), at(30, 18, 30)],
])('what comes on %s waits too long from closing time of the promised day on', (_, createdAt, due) =>
  expect(answerDueAt(createdAt, DEFAULT_LEAD_SETTINGS)).toBe(due),
);

it('keeps to the hours and holidays of the owner', () => {
  const early = { workingHours: { days: [1, 2, 3], from: 8.5, to: 13 }, holidays: new Set(['2026-12-01']) };
  expect(answerDay(at(25, 7), early)).toBe('today after 8:30');
  expect(answerDay(at(25, 12), early)).toBe('on Monday');
  expect(answerDay(at(30, 12), early)).toBe('on Wednesday');
  const never = { workingHours: { days: [1], from: 9, to: 17 }, holidays: new Set<string>() };
  expect(answerDueAt(at(24, 12), never)).toBe(at(30, 17));
});

it('names the date of a day that is a week or more ahead', () => {
  const mondays = { workingHours: { days: [1], from: 9, to: 17 }, holidays: new Set(['2026-11-30']) };
  expect(answerDay(at(24, 12), { ...mondays, holidays: new Set() })).toBe('on Monday');
  expect(answerDay(at(23, 16), { ...mondays, holidays: new Set() })).toBe('on Monday, 30 November');
  expect(answerDay(at(24, 12), mondays)).toBe('on Monday, 7 December');
});
