import { expect, it } from 'vitest';
import { answerDay, answerDueAt } from './answer-day';

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ['a Wednesday at night', at(25, 4, 14), 'today after 10:00'],
  ['a Wednesday at noon', at(25, 12), 'today'],
  ['a Wednesday just before closing', at(25, 17, 30), 'tomorrow'],
  ['a Saturday evening', at(28, 20), 'on Monday'],
  ['a Sunday', at(29, 11), 'tomorrow'],
])('of %s', (_, now, day) => expect(answerDay(now)).toBe(day));

it.each([
  ['a Wednesday at noon', at(25, 12), at(25, 18, 30)],
  ['a Wednesday at 17:30', at(25, 17, 30), at(26, 18, 30)],
  ['a Saturday evening', at(28, 20), at(30, 18, 30)],
])('what comes on %s waits too long from closing time of the promised day on', (_, createdAt, due) =>
  expect(answerDueAt(createdAt)).toBe(due),
);
