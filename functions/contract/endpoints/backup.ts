import * as v from 'valibot';
import { COLLECTIONS } from '../collections';
import { endpoint } from './endpoint';

/** What the server makes anew by itself, or what would be wrong in another copy. */
const NOT_BACKED_UP: readonly string[] = [
  COLLECTIONS.adminInvites,
  COLLECTIONS.dailyCounters,
  COLLECTIONS.publishQueue,
  COLLECTIONS.rateLimits,
  COLLECTIONS.snapshots,
  COLLECTIONS.status,
];

/** Collections of a backup, in its order. */
export const BACKUP_COLLECTIONS: readonly string[] = Object.values(COLLECTIONS).filter((name) => !NOT_BACKED_UP.includes(name));

/** Path of a document. Firestore refuses queries after ids that no document can have. */
const documentPath = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${BACKUP_COLLECTIONS.join('|')})/(?!\\.\\.?$|__.*__$)[^/]+$`), 'The path of a document of a backup'),
  v.maxBytes(1_500, 'At most 1,500 bytes'),
);

/** A document with every value as Google's REST API writes it: a line of a backup. */
export const backupDocument = v.object({ path: v.string(), fields: v.record(v.string(), v.unknown()) });
export type BackupDocument = v.InferOutput<typeof backupDocument>;

const backupPage = v.object({
  documents: v.array(backupDocument),
  /** The next page starts after this path; null: this is the last page. */
  next: v.nullable(v.string()),
});
export type BackupPage = v.InferOutput<typeof backupPage>;

export const backupEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/backup',
    access: 'settings',
    tag: 'Backup',
    summary:
      'A page of all documents: content, leads, clients and settings, without pictures and accounts. ' +
      'A file with a document of any page per line, compressed with gzip, is what `npm run restore -- --documents FILE` writes back',
    query: v.object({ after: v.optional(documentPath) }),
    answer: backupPage,
    status: 200,
    // A page has up to 2,000 documents.
    limit: { burst: 300, perHour: 600 },
    example: {
      query: { after: 'products/drk-01' },
      answer: { documents: [{ path: 'products/drk-02', fields: { title: { stringValue: 'Mug' } } }], next: 'products/drk-02' },
    },
  }),
};
