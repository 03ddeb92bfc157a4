import { COLLECTIONS } from '@catalogue/contract/collections';
import { FieldPath, firestore, Timestamp } from '../platform/firestore';

/**
 * A value as Google's REST API writes it, with its type: https://firebase.google.com/docs/firestore/reference/rest/v1/Value. What is
 * empty is left out, and a fraction of a second has as many digits as it needs, by threes: https://protobuf.dev/programming-guides/json
 */
type Encoded = Record<string, unknown>;

/** Encodes a stored value so that a restore writes exactly the same. */
function encodeValue(value: unknown): Encoded {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Timestamp) return { timestampValue: isoOf(value) };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: value.length === 0 ? {} : { values: value.map(encodeValue) } };
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError('No document here holds references or places on the map');
  const fields = encodeFields(value as Record<string, unknown>);
  return { mapValue: Object.keys(fields).length === 0 ? {} : { fields } };
}

const encodeFields = (data: Record<string, unknown>): Record<string, Encoded> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, encodeValue(value)]));

/** To the nanosecond. */
function isoOf({ seconds, nanoseconds }: Timestamp): string {
  const fraction = nanoseconds === 0 ? '' : `.${String(nanoseconds).padStart(9, '0').replace(/(?:000)+$/, '')}`;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${fraction}Z`;
}

/** What the server makes anew by itself, or what would be wrong in another copy. */
const NOT_KEPT: readonly string[] = [
  COLLECTIONS.adminInvites,
  COLLECTIONS.dailyCounters,
  COLLECTIONS.publishQueue,
  COLLECTIONS.rateLimits,
  COLLECTIONS.snapshots,
  COLLECTIONS.status,
];

const PAGE = 300;

/** Every document, a line of JSON each, as tools/backup writes them. Pictures, accounts and histories of products are not among them. */
export async function* readAll(): AsyncGenerator<string> {
  for (const name of Object.values(COLLECTIONS).filter((one) => !NOT_KEPT.includes(one))) {
    const all = firestore().collection(name).orderBy(FieldPath.documentId()).limit(PAGE);
    let { docs } = await all.get();
    while (docs.length > 0) {
      for (const document of docs)
        yield `${JSON.stringify({ path: document.ref.path, fields: encodeFields(document.data()) })}\n`;
      const last = docs.at(-1);
      docs = docs.length < PAGE || last === undefined ? [] : (await all.startAfter(last).get()).docs;
    }
  }
}
