import { CATALOGUE_META, COLLECTIONS } from '@catalogue/contract/collections';
import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from '../platform/firestore';
import { firestore, Timestamp } from '../platform/firestore';
import { decodeChunk, encodeChunk } from './chunk';
import type { Chunk } from './chunk';
import type { Change, Entry, Path } from './entry';
import { fold } from './fold';
import type { Effect, Entries } from './fold';
import { nextMeta } from './meta';

/** Two folds that touch one chunk wait for one another; a burst of writes seen by many instances needs patience. */
const ATTEMPTS = 20;

const metaRef = (): DocumentReference => firestore().doc(CATALOGUE_META);
const chunksRef = (): CollectionReference => firestore().collection(COLLECTIONS.snapshots);

/** `meta/catalogue` of a document as stored; null before the first fold, or when it is damaged. */
function metaOf(document: DocumentSnapshot): CatalogueMeta | null {
  const parsed = v.safeParse(catalogueMeta, document.data());
  return parsed.success ? parsed.output : null;
}

const storable = (meta: CatalogueMeta): Record<string, unknown> => ({
  ...meta,
  asOf: Timestamp.fromMillis(meta.asOf),
  removedSince: Timestamp.fromMillis(meta.removedSince),
  removed: meta.removed.map((one) => ({ ...one, at: Timestamp.fromMillis(one.at) })),
});

export const readMeta = async (): Promise<CatalogueMeta | null> => metaOf(await metaRef().get());

export interface StoredChunk {
  index: number;
  version: number;
  /** null: damaged. */
  entries: Map<Path, Entry> | null;
}

function chunkOfDocument(document: DocumentSnapshot): StoredChunk {
  const stored = document.data() as Partial<Chunk> | undefined;
  return {
    index: Number(document.id),
    version: stored?.version ?? 0,
    entries: stored === undefined ? new Map() : decodeChunk(stored),
  };
}

/** The catalogue's state and the chunks that changed after `version`, all of one moment. */
export const readSince = async (version: number): Promise<{ meta: CatalogueMeta | null; chunks: StoredChunk[] }> =>
  firestore().runTransaction(
    async (transaction) => {
      const meta = metaOf(await transaction.get(metaRef()));
      const changed = await transaction.get(chunksRef().where('version', '>', version));
      return { meta, chunks: changed.docs.map(chunkOfDocument) };
    },
    { readOnly: true },
  );

/** A chunk cannot be read, so nothing can be folded into it: the snapshot must be rebuilt. */
export class DamagedChunk extends Error {
  override name = 'DamagedChunk';
}

export interface Folding {
  /** Chunks to read and fold into. */
  indexes: readonly number[];
  /** News for a chunk whose stored entries are given. */
  changesTo: (index: number, stored: Entries) => readonly Change[];
  /** What of the entries is still worth storing. */
  keep?: (entries: Map<Path, Entry>) => Map<Path, Entry>;
  /** Damaged chunks count as empty instead of being refused. */
  heal?: boolean;
}

/**
 * Reads, folds and writes in one transaction together with `meta/catalogue`: all of it becomes visible, or nothing does.
 *
 * @returns what changed for visitors
 * @throws DamagedChunk
 */
export async function foldStored({
  indexes,
  changesTo,
  keep = (entries) => entries,
  heal = false,
}: Folding): Promise<Effect[]> {
  return firestore().runTransaction(
    async (transaction) => {
      const [metaDocument, ...documents] = await transaction.getAll(
        metaRef(),
        ...indexes.map((index) => chunksRef().doc(String(index))),
      );
      if (metaDocument === undefined) throw new Error('A read of Firestore answered nothing');
      const meta = metaOf(metaDocument);
      const folded = documents.map((document) => {
        const { index, version, entries } = chunkOfDocument(document);
        if (entries === null && !heal) throw new DamagedChunk(`snapshots/${index}`);
        const stored = entries ?? new Map<Path, Entry>();
        const { entries: all, effects } = fold(stored, changesTo(index, stored));
        const kept = keep(all);
        return { document, version, kept, effects, dirty: entries === null || effects.length > 0 || !equal(stored, kept) };
      });
      const effects = folded.flatMap((chunk) => chunk.effects);
      // Private edits and repetitions change nothing for visitors: the version, and every cached copy of it, stays.
      const next = meta === null || effects.length > 0 ? nextMeta(meta, effects, Date.now()) : meta;
      for (const chunk of folded) {
        if (!chunk.dirty) continue;
        const version = chunk.effects.length > 0 ? next.version : chunk.version;
        transaction.set(chunk.document.ref, encodeChunk(version, chunk.kept));
      }
      if (next !== meta) transaction.set(metaRef(), storable(next));
      return effects;
    },
    { maxAttempts: ATTEMPTS },
  );
}

const equal = (one: Entries, other: Entries): boolean =>
  one.size === other.size &&
  [...one].every(([path, { at, content }]) => {
    const counterpart = other.get(path);
    return counterpart?.at === at && JSON.stringify(counterpart.content) === JSON.stringify(content);
  });
