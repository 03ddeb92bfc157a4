import { createHmac, randomInt } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { TeamRole } from '@catalogue/contract/roles';
import { widerNetworkOf } from '../platform/client-network';
import { projectId } from '../platform/environment';
import { FieldValue, firestore, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';

/** Leads per network and hour before further ones are spam. A busy office behind one address stays below. */
export const LEADS_PER_HOUR = 60;
/** Spam leads per network, hour and instance. Beyond, the sender gets 429: its device stores the lead and retries. */
export const SPAM_PER_HOUR = 300;
/** Budgets of a network that a /48 has. It may be one customer with 65,536 networks, or the phones of a mobile provider. */
export const WIDER_BUDGETS = 10;
/** Leads per member of the team and hour: more than a person writes down, and the limit of a stolen token. */
export const MEMBER_LEADS_PER_HOUR = 1_000;

/** How a lead is stored: as any other, as spam, or not now. */
export type Budget = 'free' | 'spam' | 'full';

/** Whose budget a lead uses: that of a member of the team (uid), or of a network. null: unknown; such leads are not counted. */
export type Sender = { member: string } | { network: string } | null;

/** Members of the team have budgets of their own: after a fair, a dozen devices send what has waited through one Wi-Fi. */
export function senderOf(caller: { uid: string; role: TeamRole | null } | null, network: string | null): Sender {
  if (caller !== null && caller.role !== null) return { member: caller.uid };
  return network === null ? null : { network };
}

const HOUR_MS = 3_600_000;
/** Each instance writes one of these documents, so instances do not contend. */
const SHARDS = 8;
const MAX_COUNTERS = 5_000;

interface Limit {
  name: string;
  /** Leads before further ones are spam, and spam leads of an instance before the sender has to wait. */
  leads: number;
  spam: number;
}

/** Widest first: a lead that exceeds it has no counters of narrower ones. */
function limitsOf(sender: NonNullable<Sender>): Limit[] {
  if ('member' in sender) return [{ name: `member\n${sender.member}`, leads: MEMBER_LEADS_PER_HOUR, spam: SPAM_PER_HOUR }];
  const { network } = sender;
  const wider = widerNetworkOf(network);
  const limit = { name: `network\n${network}`, leads: LEADS_PER_HOUR, spam: SPAM_PER_HOUR };
  if (wider === null) return [limit];
  return [{ name: `network\n${wider}`, leads: WIDER_BUDGETS * limit.leads, spam: WIDER_BUDGETS * limit.spam }, limit];
}

interface Counter {
  key: string;
  limit: Limit;
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
 * Counts a lead and returns what is left of its sender's budget. Never throws: without Firestore no lead is spam.
 * A sender over budget costs no further reads or writes, so a flood of one network costs at most LEADS_PER_HOUR counter writes.
 */
export async function countLead(sender: Sender): Promise<Budget> {
  if (sender === null) return 'free';
  const hour = Math.floor(Date.now() / HOUR_MS);
  const counted: Counter[] = [];
  for (const limit of limitsOf(sender)) {
    const counter = counterOf(limit, hour);
    if (counter.total + counter.pending >= limit.leads) return spam(counter);
    counted.push(counter);
  }
  const count = async (counter: Counter): Promise<Budget> => {
    counter.pending += 1;
    await flush(counter, hour);
    return counter.total > counter.limit.leads ? spam(counter) : 'free';
  };
  try {
    const budgets = await Promise.all(counted.map(count));
    return budgets.find((budget) => budget !== 'free') ?? 'free';
  } catch (cause) {
    log.warn('A lead counter was not updated', {}, cause);
    return 'free';
  }
}

function spam(counter: Counter): Budget {
  counter.spam += 1;
  return counter.spam > counter.limit.spam ? 'full' : 'spam';
}

function counterOf(limit: Limit, hour: number): Counter {
  const key = createHmac('sha256', projectId()).update(`lead\n${limit.name}\n${hour}`).digest('hex').slice(0, 40);
  const known = counters.get(key);
  if (known !== undefined) return known;
  if (counters.size >= MAX_COUNTERS) counters.clear();
  const counter: Counter = { key, limit, total: 0, pending: 0, flushing: null, spam: 0 };
  counters.set(key, counter);
  return counter;
}

/** Concurrent leads of one sender share a write: one is in flight, the rest go with the next. */
async function flush(counter: Counter, hour: number): Promise<void> {
  while (counter.flushing !== null) {
    await counter.flushing.catch(() => undefined);
    if (counter.pending === 0) return;
  }
  counter.flushing = write(counter, hour).finally(() => (counter.flushing = null));
  await counter.flushing;
}

async function write(counter: Counter, hour: number): Promise<void> {
  const count = counter.pending;
  if (count === 0) return;
  counter.pending = 0;
  const collection = firestore().collection(COLLECTIONS.rateLimits);
  const shards = Array.from({ length: SHARDS }, (_, index) => collection.doc(`${counter.key}-${index}`));
  const expiresAt = Timestamp.fromMillis((hour + 2) * HOUR_MS);
  await collection.doc(`${counter.key}-${shard}`).set({ count: FieldValue.increment(count), expiresAt }, { merge: true });
  const stored = await firestore().getAll(...shards);
  counter.total = stored.reduce((sum, document) => sum + Number(document.get('count') ?? 0), 0);
}
