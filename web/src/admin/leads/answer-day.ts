import { once } from '../../lib/once';
import { INDIA_OFFSET_MS } from '@catalogue/contract/india-time';
import { dayOf } from '@catalogue/contract/iso-day';
import type { LeadSettings } from '../data/use-lead-settings';

/** What decides on which day an answer can be promised. */
export type AnswerHours = Pick<LeadSettings, 'workingHours' | 'holidays'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An enquiry that comes later than this before closing is answered on the next day of working hours. */
const LEAST_HOURS_LEFT = 2;
/** A weekday further ahead than this needs its date. */
const DAYS_BY_NAME = 6;

/** `day`: midnight UTC of a day in India. */
const isAnswerDay = (day: number, { workingHours, holidays }: AnswerHours): boolean =>
  workingHours.days.includes(new Date(day).getUTCDay()) && !holidays.has(dayOf(day));

const clock = (hour: number): string => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

const weekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));
const date = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** The first day in India that leaves time for an answer to what comes at `now`, its distance in days, and the hour of `now`. */
function answeringDay(now: number, hours: AnswerHours): { day: number; days: number; hour: number } {
  const inIndia = now + INDIA_OFFSET_MS;
  const today = Math.floor(inIndia / DAY_MS) * DAY_MS;
  const hour = (inIndia - today) / HOUR_MS;
  if (isAnswerDay(today, hours) && hour < hours.workingHours.to - LEAST_HOURS_LEFT) return { day: today, days: 0, hour };
  let days = 1;
  // Ends after a year, also if staff typed only holidays.
  while (!isAnswerDay(today + days * DAY_MS, hours) && days < 366) days += 1;
  return { day: today + days * DAY_MS, days, hour };
}

/**
 * When an answer can be promised, by the working hours in India: 'today', 'today after 10:00', 'tomorrow', 'on Monday',
 * 'on Monday, 7 December'.
 */
export function answerDay(now: number, hours: AnswerHours): string {
  const { day, days, hour } = answeringDay(now, hours);
  const { from } = hours.workingHours;
  if (days === 0) return hour < from ? `today after ${clock(from)}` : 'today';
  if (days === 1) return 'tomorrow';
  return days > DAYS_BY_NAME ? `on ${weekday().format(day)}, ${date().format(day)}` : `on ${weekday().format(day)}`;
}

/** When the answer to a lead that came at `createdAt` is due: at closing time in India of the day that was promised. */
export const answerDueAt = (createdAt: number, hours: AnswerHours): number =>
  answeringDay(createdAt, hours).day + hours.workingHours.to * HOUR_MS - INDIA_OFFSET_MS;
