import { INDIA_OFFSET_MS } from '@catalogue/contract/india-time';
import { dayOf } from '@catalogue/contract/iso-day';
import { SITE } from '@catalogue/contract/site';

const DAY_MS = 86_400_000;

/** Days of production and dispatch. Answers are promised by the owner's working hours instead (admin/leads/answer-day.ts). */
const isProductionDay = (ms: number, holidays: ReadonlySet<string>): boolean =>
  SITE.productionDays.includes(new Date(ms).getUTCDay()) && !holidays.has(dayOf(ms));

/**
 * The day that is `count` production days after `from`, ms at noon UTC of that day. `holidays` (`2026-11-22`) do not count.
 *
 * @param from ms; the day is that of India, UTC+5:30
 */
export function addProductionDays(from: number, count: number, holidays: ReadonlySet<string>): number {
  let day = Math.floor((from + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS + DAY_MS / 2;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (isProductionDay(day, holidays)) left -= 1;
  }
  return day;
}

/** The last day from which `count` production days fit before `day` (`2027-01-01`), ms at noon UTC: the count of `addProductionDays`, backwards. */
export function subtractProductionDays(day: string, count: number, holidays: ReadonlySet<string>): number {
  let last = Date.parse(day) + DAY_MS / 2;
  for (let left = count; left > 0; last -= DAY_MS) if (isProductionDay(last, holidays)) left -= 1;
  // A proof is approved on such a day, too.
  while (!isProductionDay(last, holidays)) last -= DAY_MS;
  return last;
}

/** Days that a search for a date looks ahead. */
const MAX_DAYS = 400;

/**
 * The number of production days after `from` up to and including `until` (`2026-12-20`): the longest lead time that is ready
 * by then. Negative when `until` has passed.
 */
export function productionDaysUntil(from: number, until: string, holidays: ReadonlySet<string>): number {
  const today = dayOf(addProductionDays(from, 0, holidays));
  if (until < today) return -1;
  let count = 0;
  while (count < MAX_DAYS && dayOf(addProductionDays(from, count + 1, holidays)) <= until) count += 1;
  return count;
}
