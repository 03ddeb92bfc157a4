import { queueForLock } from '../../../data/device-store/locks';
import { readStoredSession } from '../../../data/device-store/stored-session';
import { isDeviceOffline, isReachable, onReachableChange } from '../../../data/network/network-status';
import { onFocusOrOnline } from '../../../data/network/on-focus-or-online';
import { atMost } from '../../../lib/at-most';
import { isTimeout, within } from '../../../lib/within';
import { failureKind } from '../failure-reason';
import { leadProgressModule, NotSignedIn } from '../firebase-modules';
import { storeChangedQueries } from '../persisted-queries';
import type { Lead } from '../../../data/leads/lead-view';
import type { LeadStep } from './pending-write';
import { withPendingChanges } from './pending-steps';

/** An attempt without an answer by then is made again: the timeline says whether the first one was written. */
const ATTEMPT_MS = 20_000;
/** Without a sign of a network the server is asked again after this time. */
const RETRY_MS = 15_000;
/** Of a change of many leads: a phone's connection carries a few transactions, and each has its time. */
const inTurn = atMost(8);

/**
 * Merges a change into its lead as the server has it, after this device's earlier changes of that lead. Firestore queues no
 * transactions: it tries again until the server has answered, and for as long as its author is not logged in. Rejects only where something
 * on this device fails.
 */
export const sendLeadChange = (step: LeadStep, entryId: string): Promise<LeadStep> => {
  const author = readStoredSession()?.uid;
  return queueForLock(`lead/${step.id}`, async () => {
    for (;;) {
      // A transaction would try for many seconds.
      while (isDeviceOffline() || readStoredSession()?.uid !== author) await aBetterMoment();
      try {
        const { changeLead } = await leadProgressModule();
        const attempt = () => within(ATTEMPT_MS, changeLead(step, step, entryId));
        return { ...step, ...(await inTurn(attempt)) };
      } catch (error) {
        if (isTimeout(error)) continue;
        const kind = failureKind(error);
        if (kind === 'refused') return { ...step, outcome: 'refused' };
        if (kind === 'device' && !(error instanceof NotSignedIn)) throw error;
        await aBetterMoment();
      }
    }
  });
};

/** Resolves when the network is back or somebody looks at the page again, and after a while. */
const aBetterMoment = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      stopFocusOrOnline();
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    const stop = onReachableChange(() => isReachable() && done());
    const stopFocusOrOnline = onFocusOrOnline(done);
  });

/** Listeners of a bulk change. */
const inTurnCached = atMost(8);

/**
 * Resolves when Firestore's cache and the stored lists have what a step wrote of its lead, or this person may not read the lead any more;
 * waits for a network.
 */
export const untilCached = (step: LeadStep): Promise<unknown> =>
  inTurnCached(async () => {
    const { kind, id, base } = step;
    const { watchLead } = await leadProgressModule();
    let stop: () => void = () => undefined;
    const cached = new Promise<void>((resolve, reject) => {
      // A document that is listened to already answers getDocFromServer with what its listener heard last.
      stop = watchLead(
        kind,
        id,
        (lead) => (lead === null || lead.revision > base) && resolve(),
        (error) => (failureKind(error) === 'refused' ? resolve() : reject(error)),
      );
    });
    await cached.finally(() => stop());
  })
    // The next page shows them before Firestore opens its cache.
    .then(() => storeChangedQueries((value) => withStep(value, step)));

/** A stored answer with what a step wrote, where it is a list that has the lead as it was before it. */
function withStep(answer: unknown, step: LeadStep): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const isLead = (one: unknown): one is Lead =>
    typeof one === 'object' && one !== null && 'id' in one && one.id === step.id && 'kind' in one && one.kind === step.kind;
  const lists = Object.entries(answer).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const changed = lists.filter(([, list]) => list.some((one) => isLead(one) && withPendingChanges(one, [step]) !== one));
  if (changed.length === 0) return answer;
  const next = changed.map(([name, list]) => [name, list.map((one) => (isLead(one) ? withPendingChanges(one, [step]) : one))]);
  return { ...answer, ...(Object.fromEntries(next) as object) };
}
