import type { AttemptOutcome } from './post-lead';
import type { OutboxItem, Saved } from './items';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const DELAYS_MS = {
  /** First back-off; it doubles with each attempt. */
  first: 4 * SECOND,
  /** Longest back-off. */
  longest: 5 * MINUTE,
  /** Longest Retry-After that is obeyed: a wrong header must not hold a lead back for ever. */
  maxRetryAfter: 15 * MINUTE,
  /** A signal (back online, tab in view) shortens a back-off to this. */
  afterSignal: 3 * SECOND,
  /** Timeout of one request. */
  answer: 25 * SECOND,
  /** Without locks, a request under way counts as lost after this. */
  lease: 40 * SECOND,
  /** Timeout of one upload, and the lease of one without locks. */
  upload: 3 * MINUTE,
  uploadLease: 4 * MINUTE,
  /** Longest back-off of a file. */
  longestUpload: 30 * MINUTE,
} as const;

/** Why a flush runs. The timer keeps each back-off, a signal shortens it, a person's tap ends it. None shortens a Retry-After. */
export type Trigger = 'timer' | 'signal' | 'person';

/**
 * Milliseconds until the item is due; 0: now; null: only after a person acts. `hasLock`: no other tab or worker can be
 * sending it.
 */
export function dueIn(item: OutboxItem, now: number, trigger: Trigger, hasLock: boolean): number | null {
  const { state } = item;
  if (state.name === 'sent' || state.name === 'needsYou') return null;
  if (state.name === 'sending') return hasLock ? 0 : remaining(state.since, DELAYS_MS.lease, now);
  if (state.triedAt === null) return 0;
  return remaining(state.triedAt, state.hasRetryAfter ? state.wait : shorten(state.wait, trigger), now);
}

/** End of the server's Retry-After for this item; null if it may be retried now. */
export function retryAfterEnd(item: OutboxItem, now: number): number | null {
  const wait = item.state.name === 'saved' && item.state.hasRetryAfter ? dueIn(item, now, 'person', true) : null;
  return wait === null || wait === 0 ? null : now + wait;
}

export const shorten = (wait: number, trigger: Trigger): number =>
  trigger === 'person' ? 0 : trigger === 'signal' ? Math.min(wait, DELAYS_MS.afterSignal) : wait;

/** Milliseconds left of a wait. Zero when `since` is in the future: the clock was set back. */
export const remaining = (since: number, wait: number, now: number): number =>
  since > now ? 0 : Math.max(0, since + wait - now);

/** The item at the start of a request. */
export function toSending(item: OutboxItem, now: number): OutboxItem {
  const attempts = item.state.name === 'sent' ? 0 : item.state.attempts;
  // Its tab was closed during a request, which may have reached the server.
  const uncertain = item.uncertain || item.state.name === 'sending';
  return { ...item, uncertain, state: { name: 'sending', attempts: attempts + 1, since: now } };
}

/** The item after an attempt. A receipt wins over every other outcome. */
export function afterAttempt(item: OutboxItem, outcome: AttemptOutcome, now: number, random: () => number): OutboxItem {
  if (item.state.name === 'sent') return item;
  if (outcome.name === 'received')
    return { ...item, uncertain: false, state: { name: 'sent', receipt: outcome.receipt, at: now } };
  const { attempts } = item.state;
  if (outcome.name === 'refused') {
    const { reason, errors } = outcome;
    return { ...item, uncertain: false, state: { name: 'needsYou', attempts, reason, errors } };
  }
  const retryAfter = outcome.retryAfter === null ? null : Math.min(outcome.retryAfter, DELAYS_MS.maxRetryAfter);
  const state: Saved = {
    name: 'saved',
    attempts,
    triedAt: now,
    // Retry-After is a minimum; jitter keeps many phones in one hall from returning in the same second.
    wait: retryAfter === null ? backOff(attempts, random) : retryAfter + random() * 2 * SECOND,
    lastError: outcome.error,
    hasRetryAfter: retryAfter !== null,
  };
  return { ...item, uncertain: item.uncertain || outcome.maybeReceived, state };
}

/** Milliseconds: doubles with each attempt up to `longest`, spread at random over the upper half. */
export const backOff = (attempts: number, random: () => number, longest: number = DELAYS_MS.longest): number =>
  Math.min(longest, DELAYS_MS.first * 2 ** Math.max(0, attempts - 1)) * (0.5 + random() / 2);

/** Without an answer for this long, the network is unlikely to let the enquiry through. */
const STUCK_MS = 2 * MINUTE;

/** Whether attempts have failed for so long that another way should be offered. */
export const isStuck = ({ savedAt, state }: OutboxItem): boolean =>
  state.name === 'saved' && state.lastError !== null && state.triedAt !== null && state.triedAt - savedAt >= STUCK_MS;

/** The item once its transfer code was shown: the server may get this content. */
export const toTransferred = (item: OutboxItem): OutboxItem =>
  item.state.name === 'sent' ? item : { ...item, uncertain: true };

/** A refused item, ready for one more attempt. */
export const toRetry = (item: OutboxItem): OutboxItem =>
  item.state.name === 'needsYou'
    ? {
        ...item,
        state: { name: 'saved', attempts: item.state.attempts, triedAt: null, wait: 0, lastError: null, hasRetryAfter: false },
      }
    : item;

const KEEP_SENT = { items: 50, age: 90 * 24 * 60 * MINUTE } as const;

/** Ids of sent items beyond the number and age kept on the device. Waiting items and files never expire. */
export function expiredSentIds(items: readonly OutboxItem[], now: number): string[] {
  const sent = items.flatMap((item) =>
    item.state.name === 'sent' && item.attachment?.state !== 'waiting' ? [{ id: item.id, at: item.state.at }] : [],
  );
  sent.sort((one, other) => other.at - one.at);
  return sent.filter(({ at }, index) => index >= KEEP_SENT.items || now - at > KEEP_SENT.age).map(({ id }) => id);
}
