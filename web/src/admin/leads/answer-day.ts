import { HOLIDAYS } from '@catalogue/contract/holidays';
import { SITE } from '@catalogue/contract/site';

const HOUR_MS = 3_600_000;
/** An enquiry that comes later than this before closing is answered on the next working day. */
const LEAST_HOURS_LEFT = 2;

const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const isWorkingDay = (date: Date): boolean =>
  (SITE.workingHours.days as readonly number[]).includes(date.getDay()) && !HOLIDAYS.has(isoDay(date));

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/** The first day that leaves time for an answer to what comes at `now`, and its distance in days. */
function answeringDay(now: number): { date: Date; days: number } {
  const date = new Date(now);
  const hour = (now - new Date(now).setHours(0, 0, 0, 0)) / HOUR_MS;
  if (isWorkingDay(date) && hour < SITE.workingHours.to - LEAST_HOURS_LEFT) return { date, days: 0 };
  let days = 0;
  do {
    date.setDate(date.getDate() + 1);
    days += 1;
  } while (!isWorkingDay(date));
  return { date, days };
}

/** When an answer can be promised, by the working hours: 'today', 'today after 10:00', 'tomorrow', 'on Monday'. */
export function answerDay(now: number): string {
  const { date, days } = answeringDay(now);
  const { from } = SITE.workingHours;
  if (days === 0) return date.getHours() < from ? `today after ${from}:00` : 'today';
  return days === 1 ? 'tomorrow' : `on ${weekday.format(date)}`;
}

/** When a lead that came at `createdAt` has waited too long: at closing time of the day that was promised. */
export const answerDueAt = (createdAt: number): number =>
  answeringDay(createdAt).date.setHours(0, 0, 0, 0) + SITE.workingHours.to * HOUR_MS;
