import { INDIA_OFFSET_MS } from '@catalogue/contract/india-time';
import { dayOf } from '@catalogue/contract/iso-day';

const DAY_MS = 86_400_000;

const isWorking = (ms: number, holidays: ReadonlySet<string>): boolean =>
  new Date(ms).getUTCDay() % 6 !== 0 && !holidays.has(dayOf(ms));

/**
 * The day that is `count` working days after `from`, ms at noon UTC of that day. Saturdays, Sundays and `holidays`
 * (`2026-11-22`) do not count.
 *
 * @param from ms; the day is that of India, UTC+5:30
 */
export function addWorkingDays(from: number, count: number, holidays: ReadonlySet<string>): number {
  let day = Math.floor((from + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS + DAY_MS / 2;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (isWorking(day, holidays)) left -= 1;
  }
  return day;
}

/** The last day from which `count` working days fit before `day` (`2027-01-01`), ms at noon UTC: the count of `addWorkingDays`, backwards. */
export function subtractWorkingDays(day: string, count: number, holidays: ReadonlySet<string>): number {
  let last = Date.parse(day) + DAY_MS / 2;
  for (let left = count; left > 0; last -= DAY_MS) if (isWorking(last, holidays)) left -= 1;
  // A proof is approved on a working day.
  while (!isWorking(last, holidays)) last -= DAY_MS;
  return last;
}

/** Days that a search for a date looks ahead. */
const MAX_DAYS = 400;

/**
 * The number of working days after `from` up to and including `until` (`2026-12-20`): the longest lead time that is ready
 * by then. Negative when `until` has passed.
 */
export function workingDaysUntil(from: number, until: string, holidays: ReadonlySet<string>): number {
  const today = dayOf(addWorkingDays(from, 0, holidays));
  if (until < today) return -1;
  let count = 0;
  while (count < MAX_DAYS && dayOf(addWorkingDays(from, count + 1, holidays)) <= until) count += 1;
  return count;
}
