import { BEYOND, type Status } from '@catalogue/contract/entities/status';
import { VITALS_SAMPLE } from '@catalogue/contract/vitals-sample';
import { PAGE_TYPES, percentile75, type PageType, type VitalName } from '@catalogue/contract/web-vitals';
import { type Counters, under } from '../platform/daily-counters';
import type { OwnRelease } from '../platform/release';

const MONTH_DAYS = 30;

const numberOf = (value: Counters[string] | undefined): number => (typeof value === 'number' ? value : 0);

/** Sums the numbers under `path` over all days, by name. */
function sumDays(days: readonly Counters[], ...path: string[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const day of days)
    for (const [name, value] of Object.entries(under(day, ...path))) sums[name] = (sums[name] ?? 0) + numberOf(value);
  return sums;
}

/** Errors of the last 24 hours by function, most first. Counters are by hour of the day, UTC. */
export function errorsOf(today: Counters, yesterday: Counters, now: number): Status['errors'] {
  const hour = new Date(now).getUTCHours();
  const hours = Array.from({ length: 24 }, (_, index) => under(index <= hour ? today : yesterday, index));
  const sums: Record<string, number> = {};
  for (const counters of hours)
    for (const [name, value] of Object.entries(counters)) sums[name] = (sums[name] ?? 0) + numberOf(value);
  return Object.entries(sums)
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count);
}

/** Devices by release, newest release first; releases that are not known last, without an id. */
export function devicesOf(days: readonly Counters[], releases: readonly OwnRelease[]): Status['devices'] {
  const sums = sumDays(days, 'devices');
  const known = new Map(releases.map((release) => [release.id, release]));
  const rows = [...known.values()]
    .map(({ id, builtAt }) => ({ id, builtAt, count: sums[id] ?? 0 }))
    .sort((one, other) => other.builtAt - one.builtAt);
  const rest = Object.entries(sums).reduce((sum, [id, count]) => sum + (known.has(id) ? 0 : count), 0);
  return [...rows, ...(rest > 0 ? [{ id: '', builtAt: null, count: rest }] : [])].filter(({ count }) => count > 0);
}

/** The 75th percentiles of each kind of page that was loaded. */
export function vitalsOf(days: readonly Counters[]): Status['vitals'] {
  const percentile = (page: PageType, name: VitalName): number | null => {
    const found = percentile75(name, sumDays(days, 'vitals', page, name));
    return found === null ? null : Math.min(BEYOND, found);
  };
  return PAGE_TYPES.map((page) => ({
    page,
    loads: sumDays(days, 'vitals', page).loads ?? 0,
    lcp: percentile(page, 'lcp'),
    inp: percentile(page, 'inp'),
    cls: percentile(page, 'cls'),
  })).filter(({ loads }) => loads > 0);
}

/** Page loads of a month at the rate of these days, from the sample. */
export function loadsPerMonth(days: readonly Counters[]): number {
  const sampled = vitalsOf(days).reduce((sum, { loads }) => sum + loads, 0);
  return Math.round((sampled / VITALS_SAMPLE / days.length) * MONTH_DAYS);
}
