import { CHECKS, type Status } from '@catalogue/contract/entities/status';
import { JOB_NAMES, JOBS } from '@catalogue/contract/jobs';
import { describe, expect, it } from 'vitest';
import { estimateCost } from './estimate-cost';
import { type Metrics, evaluateHealth } from './evaluate-health';

const NOW = Date.UTC(2026, 10, 22, 12);
const [MINUTE, DAY] = [60_000, 86_400_000];

const GOOD: Metrics = {
  checkedAt: NOW,
  release: null,
  site: [{ path: '/', isUp: true, milliseconds: 20 }],
  publishing: { publishedAt: NOW, pending: 0, oldestAt: null, failures: 0 },
  mails: { waiting: 0, oldestWaitingAt: null, failed: 0, attempts: 0 },
  spam: { leads: 20, spam: 4 },
  backup: { at: NOW - DAY, kind: 'daily' },
  jobs: JOB_NAMES.map((name) => ({ name, at: NOW - JOBS[name].everyMs })),
  errors: [],
  storage: { bytes: 1, files: 1, countedAt: NOW - DAY },
  devices: [],
  vitals: [{ page: 'home', loads: 100, lcp: 2_500, inp: 200, cls: 0.1 }],
  cost: estimateCost({ loads: 1_000, storedBytes: 1e9 }),
};

const statesOf = (change: Partial<Metrics>) =>
  Object.fromEntries(evaluateHealth({ ...GOOD, ...change }).map(({ check, state }) => [check, state]));
const others = (state: Status['checks'][number]['state']) => Object.fromEntries(CHECKS.map((check) => [check, state]));

describe('evaluateHealth', () => {
  it('finds a healthy site good, in the order of the screen', () => {
    expect(evaluateHealth(GOOD)).toEqual(CHECKS.map((check) => ({ check, state: 'good' })));
  });

  it.each<[string, Partial<Metrics>]>([
    ['site', { site: [...GOOD.site, { path: '/sitemap.xml', isUp: false, milliseconds: 20_000 }] }],
    ['publishing', { publishing: { ...GOOD.publishing, pending: 1, oldestAt: NOW - 16 * MINUTE } }],
    ['publishing', { publishing: { ...GOOD.publishing, failures: 1 } }],
    ['mails', { mails: { waiting: 0, oldestWaitingAt: null, failed: 1, attempts: 3 } }],
    ['mails', { mails: { waiting: 1, oldestWaitingAt: NOW - 31 * MINUTE, failed: 0, attempts: 0 } }],
    ['spam', { spam: { leads: 20, spam: 5 } }],
    ['backup', { backup: null }],
    ['backup', { backup: { at: NOW - 2.1 * DAY, kind: 'folder' } }],
    ['jobs', { jobs: [{ name: 'backUpAccounts', at: NOW - 3.1 * DAY }] }],
    ['jobs', { jobs: [{ name: 'sweepPictures', at: NOW - 3.1 * DAY }] }],
    ['jobs', { jobs: [{ name: 'retryLeadMail', at: NOW - 16 * MINUTE }] }],
    [
      'errors',
      {
        errors: [
          { name: 'api', count: 6 },
          { name: 'leads', count: 5 },
        ],
      },
    ],
    ['storage', { storage: { bytes: 1, files: 1, countedAt: NOW - 4 * DAY } }],
    ['vitals', { vitals: [{ page: 'product', loads: 20, lcp: 6_000, inp: null, cls: null }] }],
    ['vitals', { vitals: [{ page: 'store', loads: 20, lcp: 1_000, inp: 75, cls: 0.5 }] }],
    ['cost', { cost: estimateCost({ loads: 1_000_000, storedBytes: 0 }) }],
  ])('finds %s bad, and nothing else', (check, change) => {
    expect(statesOf(change)).toEqual({ ...others('good'), [check]: 'bad' });
  });

  it.each<[string, Partial<Metrics>]>([
    ['publishing', { publishing: { ...GOOD.publishing, pending: 3, oldestAt: NOW - 14 * MINUTE } }],
    ['mails', { mails: { waiting: 1, oldestWaitingAt: NOW - MINUTE, failed: 1, attempts: 2 } }],
    ['errors', { errors: [{ name: 'api', count: 10 }] }],
  ])('still finds %s good within its limit', (_, change) => {
    expect(statesOf(change)).toEqual(others('good'));
  });

  it.each<[string, Partial<Metrics>]>([
    ['publishing', { publishing: { ...GOOD.publishing, publishedAt: null } }],
    ['storage', { storage: null }],
    ['vitals', { vitals: [{ page: 'home', loads: 19, lcp: 9_000, inp: null, cls: null }] }],
  ])('does not evaluate %s before it is measured', (check, change) => {
    expect(statesOf(change)).toEqual({ ...others('good'), [check]: 'unknown' });
  });
});
