import type { LeadSettings } from '../data/use-lead-settings';

type Hours = Pick<LeadSettings, 'workingHours' | 'holidays'>;

const HOUR_MS = 3_600_000;
/** An enquiry that comes later than this before closing is answered on the next working day. */
const LEAST_HOURS_LEFT = 2;

const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const isWorkingDay = (date: Date, { workingHours, holidays }: Hours): boolean =>
  workingHours.days.includes(date.getDay()) && !holidays.has(isoDay(date));

const clock = (hour: number): string => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/** The first day that leaves time for an answer to what comes at `now`, and its distance in days. */
function answeringDay(now: number, hours: Hours): { date: Date; days: number } {
  const date = new Date(now);
  const hour = (now - new Date(now).setHours(0, 0, 0, 0)) / HOUR_MS;
  if (isWorkingDay(date, hours) && hour < hours.workingHours.to - LEAST_HOURS_LEFT) return { date, days: 0 };
  let days = 0;
  // Ends after a year, also if staff typed only holidays.
  do {
    date.setDate(date.getDate() + 1);
    days += 1;
  } while (!isWorkingDay(date, hours) && days < 366);
  return { date, days };
}

/** When an answer can be promised, by the working hours: 'today', 'today after 10:00', 'tomorrow', 'on Monday'. */
export function answerDay(now: number, hours: Hours): string {
  const { date, days } = answeringDay(now, hours);
  const { from } = hours.workingHours;
  if (days === 0) return date.getHours() + date.getMinutes() / 60 < from ? `today after ${clock(from)}` : 'today';
  return days === 1 ? 'tomorrow' : `on ${weekday.format(date)}`;
}

/** When a lead that came at `createdAt` has waited too long: at closing time of the day that was promised. */
export const answerDueAt = (createdAt: number, hours: Hours): number =>
  answeringDay(createdAt, hours).date.setHours(0, 0, 0, 0) + hours.workingHours.to * HOUR_MS;
