import * as v from 'valibot';
import { JOB_NAMES } from '../jobs';
import { PAGE_TYPES } from '../web-vitals';
import { count, measure, moment } from './fields';

/** Checks of the status screen, in its order. */
export const CHECKS = ['site', 'publishing', 'mails', 'spam', 'backup', 'jobs', 'errors', 'storage', 'vitals', 'cost'] as const;
export type Check = (typeof CHECKS)[number];

/** Upper bound of the 75th percentile; null without values. 1e9: above the last bound, because JSON has no infinity. */
const percentile = v.nullable(measure);
export const BEYOND = 1e9;

const release = v.object({ id: v.string(), builtAt: v.nullable(moment), commit: v.string() });

/** State of the running site, for staff. It holds no personal data. */
export const status = v.object({
  checkedAt: moment,
  checks: v.array(
    v.object({
      check: v.picklist(CHECKS),
      /** `unknown`: not measured yet. */
      state: v.picklist(['good', 'bad', 'unknown']),
      /** When it turned bad; null unless it is bad and was mailed. */
      since: v.nullable(moment),
    }),
  ),
  /** The release that serves; null for a server that runs from source. */
  release: v.nullable(release),
  /** Pages requested by the check. */
  site: v.array(v.object({ path: v.string(), isUp: v.boolean(), milliseconds: measure })),
  publishing: v.object({
    /** When the served catalogue changed last; null before the first publication. */
    publishedAt: v.nullable(moment),
    pending: count,
    oldestAt: v.nullable(moment),
    failures: count,
  }),
  mails: v.object({ waiting: count, oldestWaitingAt: v.nullable(moment), failed: count, attempts: count }),
  /** Leads of the last hour, and those of them whose network sent more than its budget. */
  spam: v.object({ leads: count, spam: count }),
  /** The last backup, of `npm run backup` or Google's daily one; null: none is known. */
  backup: v.nullable(v.object({ at: moment, kind: v.picklist(['folder', 'daily']) })),
  /** When each job of the clock succeeded last; null: never. */
  jobs: v.array(v.object({ name: v.picklist(JOB_NAMES), at: v.nullable(moment) })),
  /** Logged errors of the last 24 hours, by function. */
  errors: v.array(v.object({ name: v.string(), count })),
  storage: v.nullable(v.object({ bytes: count, files: count, countedAt: moment })),
  /** Sampled devices by release, of the last 7 days; `id` is '' for releases that are not known. */
  devices: v.array(v.object({ id: v.string(), builtAt: v.nullable(moment), count })),
  /** Sampled page loads of the last 7 days, by kind of the first page. */
  vitals: v.array(v.object({ page: v.picklist(PAGE_TYPES), loads: count, lcp: percentile, inp: percentile, cls: percentile })),
  cost: v.object({
    /** Month and year of the price list. */
    pricesOf: v.string(),
    dollars: measure,
    parts: v.array(v.object({ name: v.string(), dollars: measure })),
  }),
});
export type Status = v.InferOutput<typeof status>;
