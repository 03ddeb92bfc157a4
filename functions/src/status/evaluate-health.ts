import type { Check, Status } from '@catalogue/contract/entities/status';
import { lateAfterMs } from '@catalogue/contract/jobs';
import { STATUS_LIMITS } from '@catalogue/contract/status-limits';
import { VITAL_NAMES, VITALS } from '@catalogue/contract/web-vitals';

export type Metrics = Omit<Status, 'checks'>;
type State = Status['checks'][number]['state'];

const badIf = (isBad: boolean): State => (isBad ? 'bad' : 'good');

/** The state that follows from the metrics, for each check. */
const RULES: Readonly<Record<Check, (metrics: Metrics) => State>> = {
  site: ({ site }) => badIf(site.some(({ isUp }) => !isUp)),
  publishing: ({ checkedAt, publishing: { oldestAt, failures, publishedAt } }) => {
    if (publishedAt === null && oldestAt === null) return 'unknown';
    return badIf(failures > 0 || (oldestAt !== null && checkedAt - oldestAt > STATUS_LIMITS.publishing));
  },
  mails: ({ checkedAt, mails: { oldestWaitingAt, attempts } }) =>
    badIf(
      attempts >= STATUS_LIMITS.mailAttempts ||
        (oldestWaitingAt !== null && checkedAt - oldestWaitingAt > STATUS_LIMITS.mailWaiting),
    ),
  spam: ({ spam: { leads, spam } }) => badIf(leads >= STATUS_LIMITS.spamLeads && spam > leads * STATUS_LIMITS.spamShare),
  backup: ({ checkedAt, backup }) => badIf(backup === null || checkedAt - backup.at > STATUS_LIMITS.backup),
  jobs: ({ checkedAt, jobs }) => {
    const known = jobs.filter(({ at }) => at !== null);
    if (known.length === 0) return 'unknown';
    return badIf(known.some(({ name, at }) => checkedAt - (at ?? 0) > lateAfterMs(name)));
  },
  errors: ({ errors }) => badIf(errors.reduce((sum, { count }) => sum + count, 0) > STATUS_LIMITS.errors),
  storage: ({ checkedAt, storage }) =>
    storage === null ? 'unknown' : badIf(checkedAt - storage.countedAt > STATUS_LIMITS.storageMeasured),
  vitals: ({ vitals }) => {
    const measured = vitals.filter(({ loads }) => loads >= STATUS_LIMITS.vitalLoads);
    if (measured.length === 0) return 'unknown';
    return badIf(measured.some((page) => VITAL_NAMES.some((name) => (page[name] ?? 0) > VITALS[name].poor)));
  },
  cost: ({ cost }) => badIf(cost.dollars > STATUS_LIMITS.cost),
};

/** The state of every check, in the order of the screen. */
export const evaluateHealth = (metrics: Metrics): { check: Check; state: State }[] =>
  Object.entries(RULES).map(([check, rule]) => ({ check: check as Check, state: rule(metrics) }));
