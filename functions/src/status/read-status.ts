import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { CHECKS, type Check, type Status } from '@catalogue/contract/entities/status';
import * as v from 'valibot';
import { firestore } from '../platform/firestore';
import { evaluateHealth } from './evaluate-health';
import { readMetrics } from './read-metrics';

const alerts = v.object({ badSince: v.fallback(v.record(v.picklist(CHECKS), v.number()), {}) });
export type Alerts = Partial<Record<Check, number>>;

/** Since when each bad check is known to staff. */
export const readAlerts = async (): Promise<Alerts> =>
  v.parse(alerts, (await firestore().doc(STATUS_DOCUMENTS.alerts).get()).data() ?? {}).badSince;

/** The state of the site now. */
export async function readStatus(now = Date.now()): Promise<Status> {
  const [metrics, badSince] = await Promise.all([readMetrics(now), readAlerts()]);
  const checks = evaluateHealth(metrics).map(({ check, state }) => ({
    check,
    state,
    since: state === 'bad' ? (badSince[check] ?? null) : null,
  }));
  return { ...metrics, checks };
}
