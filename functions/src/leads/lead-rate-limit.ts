import { createHmac, randomInt } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { projectId } from '../platform/environment';
import { FieldValue, firestore, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';

/** Leads per network and hour before further ones are spam. A busy office behind one address stays below. */
export const LEADS_PER_HOUR = 60;
/** Spam leads per network, hour and instance. Beyond, the sender gets 429: its device stores the lead and retries. */
export const SPAM_PER_HOUR = 300;

/** How a lead of a network is stored: as any other, as spam, or not now. */
export type Budget = 'free' | 'spam' | 'full';

const HOUR_MS = 3_600_000;
/** Each instance writes one of these documents, so instances do not contend. */
const SHARDS = 8;
const MAX_COUNTERS = 5_000;

interface Counter {
  /** Leads of all instances in this hour, as last read. */
  total: number;
  /** Leads of this instance that are not yet in Firestore. */
  pending: number;
  flushing: Promise<void> | null;
  /** Spam leads of this instance. */
  spam: number;
}

const shard = randomInt(SHARDS);
const counters = new Map<string, Counter>();

/**
 * Counts a lead and returns what is left of its network's budget. Never throws: without Firestore no lead is spam.
 * A network over budget costs no further reads or writes, so a flood costs at most LEADS_PER_HOUR counter writes.
 *
 * @param network null where it is unknown; such leads are not counted
 */
export async function countLead(network: string | null): Promise<Budget> {
  if (network === null) return 'free';
  const hour = Math.floor(Date.now() / HOUR_MS);
  const counter = counterOf(createHmac('sha256', projectId()).update(`lead\n${network}\n${hour}`).digest('hex').slice(0, 40));
  if (counter.value.total + counter.value.pending >= LEADS_PER_HOUR) return spam(counter.value);
  counter.value.pending += 1;
  try {
    await flush(counter.key, counter.value, hour);
  } catch (cause) {
    log.warn('A lead counter was not updated', {}, cause);
    return 'free';
  }
  return counter.value.total > LEADS_PER_HOUR ? spam(counter.value) : 'free';
}

function spam(counter: Counter): Budget {
  counter.spam += 1;
  return counter.spam > SPAM_PER_HOUR ? 'full' : 'spam';
}

function counterOf(key: string): { key: string; value: Counter } {
  const known = counters.get(key);
  if (known !== undefined) return { key, value: known };
  if (counters.size >= MAX_COUNTERS) counters.clear();
  const value: Counter = { total: 0, pending: 0, flushing: null, spam: 0 };
  counters.set(key, value);
  return { key, value };
}

/** Concurrent leads of one network share a write: one is in flight, the rest go with the next. */
async function flush(key: string, counter: Counter, hour: number): Promise<void> {
  while (counter.flushing !== null) {
    await counter.flushing.catch(() => undefined);
    if (counter.pending === 0) return;
  }
  counter.flushing = write(key, counter, hour).finally(() => (counter.flushing = null));
  await counter.flushing;
}

async function write(key: string, counter: Counter, hour: number): Promise<void> {
  const count = counter.pending;
  if (count === 0) return;
  counter.pending = 0;
  const collection = firestore().collection(COLLECTIONS.rateLimits);
  const shards = Array.from({ length: SHARDS }, (_, index) => collection.doc(`${key}-${index}`));
  const expiresAt = Timestamp.fromMillis((hour + 2) * HOUR_MS);
  await collection.doc(`${key}-${shard}`).set({ count: FieldValue.increment(count), expiresAt }, { merge: true });
  const stored = await firestore().getAll(...shards);
  counter.total = stored.reduce((sum, document) => sum + Number(document.get('count') ?? 0), 0);
}
