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

/** When an answer can be promised, by the working hours: 'today', 'today after 10:00', 'tomorrow', 'on Monday'. */
export function answerDay(now: number): string {
  const date = new Date(now);
  const hour = (now - new Date(now).setHours(0, 0, 0, 0)) / HOUR_MS;
  const { from, to } = SITE.workingHours;
  if (isWorkingDay(date) && hour < to - LEAST_HOURS_LEFT) return hour < from ? `today after ${from}:00` : 'today';
  let days = 0;
  do {
    date.setDate(date.getDate() + 1);
    days += 1;
  } while (!isWorkingDay(date));
  return days === 1 ? 'tomorrow' : `on ${weekday.format(date)}`;
}
