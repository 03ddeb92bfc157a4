import { BACKUP_COLLECTIONS } from '@catalogue/contract/endpoints/backup';
import type { BackupDocument, BackupPage } from '@catalogue/contract/endpoints/backup';
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
  const fraction = String(nanoseconds)
    .padStart(9, '0')
    .replace(/(?:000)+$/, '');
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${fraction && `.${fraction}`}Z`;
}

/** Documents read at once. */
const BATCH = 300;
/**
 * A page ends with the document that reaches a limit. `bytes`: of its JSON, far below the 32 MiB of an answer. Both are read in a few
 * seconds: Hosting waits 60 s for an answer.
 */
const PAGE = { documents: 2_000, bytes: 8_000_000 };

/**
 * The documents after the path `after`, as many as one answer holds. Pictures, accounts and histories of products are not among them.
 *
 * @param after undefined: from the first document on
 */
export async function readPage(after?: string, { documents: most, bytes } = PAGE): Promise<BackupPage> {
  const documents: BackupDocument[] = [];
  let left = bytes;
  for await (const document of documentsAfter(after)) {
    documents.push(document);
    left -= Buffer.byteLength(JSON.stringify(document));
    if (documents.length === most || left <= 0) return { documents, next: document.path };
  }
  return { documents, next: null };
}

async function* documentsAfter(path: string | undefined): AsyncGenerator<BackupDocument> {
  const [first = '', id = ''] = path?.split('/') ?? [];
  const start = path === undefined ? 0 : BACKUP_COLLECTIONS.indexOf(first);
  for (const [index, name] of BACKUP_COLLECTIONS.slice(start).entries()) yield* collectionAfter(name, index === 0 ? id : '');
}

/** @param start id of a document; '': from the first one on */
async function* collectionAfter(name: string, start: string): AsyncGenerator<BackupDocument> {
  const ordered = firestore().collection(name).orderBy(FieldPath.documentId()).limit(BATCH);
  let id = start;
  let count = BATCH;
  while (count === BATCH) {
    const { docs } = await (id === '' ? ordered : ordered.startAfter(id)).get();
    for (const document of docs) yield { path: document.ref.path, fields: encodeFields(document.data()) };
    id = docs.at(-1)?.id ?? '';
    count = docs.length;
  }
}
