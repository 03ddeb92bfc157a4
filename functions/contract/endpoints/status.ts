import * as v from 'valibot';
import { type LeadMetrics, leadMetrics } from '../entities/lead-metrics';
import { type Status, status } from '../entities/status';
import { PAGE_TYPES } from '../web-vitals';
import { endpoint } from './endpoint';

const measured = (max: number) => v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max)));

/** Measurements of one page load. It says nothing about who loaded the page. */
export const vitalsReport = v.object({
  page: v.picklist(PAGE_TYPES),
  /** Id of the release that the page runs. */
  release: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/, 'Not a release')),
  /** Whether this is the device's first report of the day. */
  isFirstToday: v.boolean(),
  lcp: measured(600_000),
  inp: measured(600_000),
  cls: measured(1_000),
});
export type VitalsReport = v.InferOutput<typeof vitalsReport>;

const at = 1_790_000_000_000;
const release = { id: 'entry-client-k3Jd9s0a', builtAt: at, commit: '1a2b3c4' };
const example: Status = {
  checkedAt: at,
  checks: [{ check: 'site', state: 'good', since: null }],
  release,
  site: [{ path: '/', isUp: true, milliseconds: 42 }],
  publishing: { publishedAt: at, pending: 0, oldestAt: null, failures: 0 },
  mails: { waiting: 0, oldestWaitingAt: null, failed: 0, attempts: 0 },
  spam: { leads: 12, spam: 1 },
  backup: { at, kind: 'daily' },
  jobs: [{ name: 'backUpAccounts', at }],
  errors: [{ name: 'api', count: 1 }],
  storage: { bytes: 52_428_800, files: 900, countedAt: at },
  devices: [{ id: release.id, builtAt: at, count: 120 }],
  vitals: [{ page: 'home', loads: 300, lcp: 1_000, inp: 75, cls: 0.01 }],
  cost: { pricesOf: '2026-11', dollars: 0.9, parts: [{ name: 'Schedules', dollars: 0.9 }] },
};
const metrics: LeadMetrics = {
  asOf: at,
  weeks: [{ day: '2026-11-16', answered: 14, unanswered: 2, firstAnswerMs: 5_400_000 }],
  firstAnswerMs: 5_400_000,
};
const callerNetwork = v.object({ network: v.nullable(v.string()) });
const tag = 'Status';

export const statusEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/status',
    access: 'settings',
    tag,
    summary: 'State of the site: what is good, what is bad, and the figures behind it',
    answer: status,
    status: 200,
    example: { answer: example },
  }),
  leadMetrics: endpoint({
    method: 'GET',
    path: '/api/lead-metrics',
    access: 'settings',
    tag,
    summary: 'Leads of the last twelve weeks: received, answered, and the median time to the first answer',
    answer: leadMetrics,
    status: 200,
    example: { answer: metrics },
  }),
  network: endpoint({
    method: 'GET',
    path: '/api/network',
    access: 'public',
    tag,
    summary: 'The network of the caller, as the server counts it: an IPv4 address, an IPv6 /64, or null where it is not known',
    answer: callerNetwork,
    status: 200,
    example: { answer: { network: '203.0.113.7' } },
  }),
  reportVitals: endpoint({
    method: 'POST',
    path: '/api/vitals',
    access: 'public',
    tag,
    summary: 'Web vitals of one page load, without personal data. Under load, reports are dropped without a word',
    body: vitalsReport,
    answer: 'nothing',
    status: 204,
    example: { body: { page: 'home', release: release.id, isFirstToday: true, lcp: 840, inp: 48, cls: 0.002 } },
  }),
};
