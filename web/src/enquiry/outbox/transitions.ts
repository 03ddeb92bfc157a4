import type { AttemptOutcome } from './read-response';
import type { OutboxItem, Saved } from './item';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const DELAYS_MS = {
  /** First own wait; doubles with each attempt. */
  first: 4 * SECOND,
  /** Longest own wait. */
  longest: 5 * MINUTE,
  /** Longest wait a server may ask for: a wrong header must not park a lead for ever. */
  longestAsked: 15 * MINUTE,
  /** After a sign that things changed (back online, tab in view) own waits shrink to this. */
  afterSignal: 3 * SECOND,
  /** One request, from start to answer. */
  answer: 25 * SECOND,
  /** Without locks, a request under way is taken for lost after this. */
  lease: 40 * SECOND,
} as const;

/** What made us look: the timer keeps every wait, a signal shortens our own, a person's tap ends it. The server's wish holds. */
export type Trigger = 'timer' | 'signal' | 'person';

/** Milliseconds until the item may be tried; 0: now; null: not by itself. `alone`: no other tab or worker can be sending. */
export function dueIn(item: OutboxItem, now: number, urgency: Trigger, alone: boolean): number | null {
  const { state } = item;
  if (state.name === 'sent' || state.name === 'needsYou') return null;
  if (state.name === 'sending') return alone ? 0 : remaining(state.since, DELAYS_MS.lease, now);
  if (state.triedAt === null) return 0;
  return remaining(state.triedAt, state.hasRetryAfter ? state.wait : shorten(state.wait, urgency), now);
}

/** Until when the server has asked to be left alone with it (429, 503): no tap shortens that. null: a tap sends it. */
export function retryAfterEnd(item: OutboxItem, now: number): number | null {
  const wait = item.state.name === 'saved' && item.state.hasRetryAfter ? dueIn(item, now, 'person', true) : null;
  return wait === null || wait === 0 ? null : now + wait;
}

const shorten = (wait: number, urgency: Trigger): number =>
  urgency === 'person' ? 0 : urgency === 'signal' ? Math.min(wait, DELAYS_MS.afterSignal) : wait;

/** A start in the future means that the clock was set back: what it measured is void. */
const remaining = (since: number, wait: number, now: number): number => (since > now ? 0 : Math.max(0, since + wait - now));

/** The item while its request is under way. */
export function toSending(item: OutboxItem, now: number): OutboxItem {
  const attempts = item.state.name === 'sent' ? 0 : item.state.attempts;
  // A leftover of a closed tab: nobody knows what became of its request.
  const uncertain = item.uncertain || item.state.name === 'sending';
  return { ...item, uncertain, state: { name: 'sending', attempts: attempts + 1, since: now } };
}

/** The item after an attempt. A receipt always wins, also over what happened meanwhile. */
export function afterAttempt(item: OutboxItem, outcome: AttemptOutcome, now: number, random: () => number): OutboxItem {
  if (item.state.name === 'sent') return item;
  if (outcome.name === 'received')
    return { ...item, uncertain: false, state: { name: 'sent', receipt: outcome.receipt, at: now } };
  const { attempts } = item.state;
  if (outcome.name === 'refused') {
    const { reason, errors } = outcome;
    return { ...item, uncertain: false, state: { name: 'needsYou', attempts, reason, errors } };
  }
  const asked = outcome.retryAfter === null ? null : Math.min(outcome.retryAfter, DELAYS_MS.longestAsked);
  const state: Saved = {
    name: 'saved',
    attempts,
    triedAt: now,
    // The server's wish is a minimum; jitter keeps a hall full of phones from returning in the same second.
    wait: asked === null ? backOff(attempts, random) : asked + random() * 2 * SECOND,
    lastError: outcome.trouble,
    hasRetryAfter: asked !== null,
  };
  return { ...item, uncertain: item.uncertain || outcome.maybeReceived, state };
}

/** Doubling, at most `longest`, spread over its upper half. */
export const backOff = (attempts: number, random: () => number): number =>
  Math.min(DELAYS_MS.longest, DELAYS_MS.first * 2 ** Math.max(0, attempts - 1)) * (0.5 + random() / 2);

/** A person asks for one more try of something the server refused. */
export const toRetry = (item: OutboxItem): OutboxItem =>
  item.state.name === 'needsYou'
    ? {
        ...item,
        state: { name: 'saved', attempts: item.state.attempts, triedAt: null, wait: 0, lastError: null, hasRetryAfter: false },
      }
    : item;

const KEEP_SENT = { items: 50, age: 90 * 24 * 60 * MINUTE } as const;

/** Ids of sent items that are no longer worth keeping on the device. Waiting ones are never among them. */
export function expiredSentIds(items: readonly OutboxItem[], now: number): string[] {
  const sent = items.flatMap((item) => (item.state.name === 'sent' ? [{ id: item.id, at: item.state.at }] : []));
  sent.sort((one, other) => other.at - one.at);
  return sent.filter(({ at }, place) => place >= KEEP_SENT.items || now - at > KEEP_SENT.age).map(({ id }) => id);
}
