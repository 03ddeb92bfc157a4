import { COLLECTIONS } from '@catalogue/contract/collections';
import { dayOf } from '@catalogue/contract/iso-day';
import { FieldValue, firestore, Timestamp } from './firestore';
import { anyShard, eachShard, SHARDS } from './shards';

const KEPT_DAYS = 40;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Numbers by name, nested. Names come from closed lists, so that a document stays small. */
export interface Counters {
  [name: string]: number | Counters;
}

const shardOf = (day: string, shard: number) => firestore().collection(COLLECTIONS.dailyCounters).doc(`${day}-${shard}`);

const increments = (counters: Counters): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(counters).map(([name, value]) => [
      name,
      typeof value === 'number' ? FieldValue.increment(value) : increments(value),
    ]),
  );

/** Adds the numbers to those of today (UTC), in one write. */
export async function addToday(counters: Counters, now: number): Promise<void> {
  const document = shardOf(dayOf(now), anyShard());
  const expiresAt = Timestamp.fromMillis(now + KEPT_DAYS * DAY_MS);
  await document.set({ ...increments(counters), expiresAt }, { merge: true });
}

/** Adds the numbers of `counters` to `sum`; other values are left out. */
function addTo(sum: Counters, counters: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(counters)) {
    const before = sum[name];
    if (typeof value === 'number') sum[name] = (typeof before === 'number' ? before : 0) + value;
    else if (typeof value === 'object' && value !== null && !(value instanceof Timestamp)) {
      const nested = typeof before === 'object' ? before : {};
      sum[name] = nested;
      addTo(nested, value as Record<string, unknown>);
    }
  }
}

/** The sums of the last seven days, today first. */
export async function readDays(now: number): Promise<Counters[]> {
  const names = Array.from({ length: DAYS }, (_, age) => dayOf(now - age * DAY_MS));
  const references = names.flatMap((day) => eachShard((shard) => shardOf(day, shard)));
  const documents = await firestore().getAll(...references);
  return names.map((_, age) => {
    const sum: Counters = {};
    for (const document of documents.slice(age * SHARDS, (age + 1) * SHARDS)) addTo(sum, document.data() ?? {});
    return sum;
  });
}

/** The counters under a name; {} where there are none. */
export function under(counters: Counters, ...path: readonly (string | number)[]): Counters {
  let found: Counters = counters;
  for (const name of path) {
    const next = found[name];
    if (typeof next !== 'object') return {};
    found = next;
  }
  return found;
}
