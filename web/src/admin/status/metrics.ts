import { BEYOND, type Status } from '@catalogue/contract/entities/status';
import { JOBS } from '@catalogue/contract/jobs';
import { type VitalName, VITALS } from '@catalogue/contract/web-vitals';
import { formatBytes, formatMoment } from '../../lib/format';
import { STATUS_SCREEN_TEXTS as texts } from './status-texts';

type Check = Status['checks'][number]['check'];

/** '$0.60' */
export const formatDollars = (dollars: number): string => `$${dollars.toFixed(2)}`;

/** '1.5 s', '180 ms' */
const formatDuration = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

/** A percentile as people read it; '–' where the browsers measured none. */
export function formatVital(name: VitalName, value: number | null): string {
  if (value === null) return '–';
  const format = (bound: number): string => (name === 'cls' ? String(bound) : formatDuration(bound));
  return value === BEYOND ? texts.beyond(format(VITALS[name].bounds.at(-1) ?? 0)) : format(value);
}

/** Whether a percentile is good, poor, or between. */
export function kindOf(name: VitalName, value: number | null): 'plain' | 'success' | 'warning' | 'danger' {
  if (value === null) return 'plain';
  if (value <= VITALS[name].good) return 'success';
  return value <= VITALS[name].poor ? 'warning' : 'danger';
}

/** One or two sentences with the metrics of each check. */
export const METRIC_LINES: Readonly<Record<Check, (status: Status) => string[]>> = {
  site: ({ site, release }) => [
    texts.site(
      site.filter(({ isUp }) => isUp).length,
      site.length,
      formatDuration(Math.max(0, ...site.map(({ milliseconds }) => milliseconds))),
    ),
    release?.builtAt ? texts.release(formatMoment(release.builtAt), release.commit) : texts.noRelease,
  ],
  publishing: ({ publishing: { publishedAt, pending, failures } }) => [
    publishedAt === null ? texts.neverPublished : texts.publishedAt(formatMoment(publishedAt)),
    pending === 0 ? texts.nothingPending : texts.pending(pending),
    ...(failures > 0 ? [texts.unpublishable(failures)] : []),
  ],
  mails: ({ mails: { waiting, failed, attempts } }) => [
    texts.mails(waiting, failed),
    ...(attempts > 0 ? [texts.attempts(attempts)] : []),
  ],
  spam: ({ spam: { leads, spam } }) => [texts.spam(spam, leads)],
  backup: ({ backup }) => [backup === null ? texts.noBackup : texts.backup[backup.kind](formatMoment(backup.at))],
  jobs: ({ jobs }) => jobs.map(({ name, at }) => texts.job(JOBS[name].title, at === null ? null : formatMoment(at))),
  errors: ({ errors }) => [texts.errors(errors.reduce((sum, { count }) => sum + count, 0))],
  storage: ({ storage }) => [
    storage === null
      ? texts.noStorage
      : texts.storage(formatBytes(storage.bytes), storage.files, formatMoment(storage.countedAt)),
  ],
  vitals: ({ vitals }) => {
    const loads = vitals.reduce((sum, page) => sum + page.loads, 0);
    return [loads === 0 ? texts.noVitals : texts.vitals(loads)];
  },
  cost: ({ cost: { dollars, pricesOf } }) => [texts.cost(formatDollars(dollars), pricesOf)],
};
