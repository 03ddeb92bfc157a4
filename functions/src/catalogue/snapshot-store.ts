import { CATALOGUE_META, COLLECTIONS } from '@catalogue/contract/collections';
import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from '../platform/firestore';
import { firestore, Timestamp } from '../platform/firestore';
import { decodeManifest } from './manifest';
import type { Manifest } from './manifest';
import { EMPTY_FRAGMENT, type Fragment } from './gzip-fragment';
import type { SegmentReference } from './segment';

/** Documents of up to 1 MiB read with one request. */
const READ_BATCH = 12;

export const metaReference = (): DocumentReference => firestore().doc(CATALOGUE_META);
export const snapshotsReference = (): CollectionReference => firestore().collection(COLLECTIONS.snapshots);
export const manifestReference = (): DocumentReference => snapshotsReference().doc('manifest');

/** `meta/catalogue` of a document as stored; null before the first publication, or when it is damaged. */
export function metaOf(document: DocumentSnapshot): CatalogueMeta | null {
  const parsed = v.safeParse(catalogueMeta, document.data());
  return parsed.success ? parsed.output : null;
}

export const storableMeta = (meta: CatalogueMeta): Record<string, unknown> => ({
  ...meta,
  asOf: Timestamp.fromMillis(meta.asOf),
  removedSince: Timestamp.fromMillis(meta.removedSince),
  removed: meta.removed.map((one) => ({ ...one, at: Timestamp.fromMillis(one.at) })),
});

export const readMeta = async (): Promise<CatalogueMeta | null> => metaOf(await metaReference().get());

export const manifestOf = (document: DocumentSnapshot): Manifest | null =>
  decodeManifest((document.data() as { data?: Uint8Array } | undefined)?.data);

export const readManifest = async (): Promise<Manifest | null> => manifestOf(await manifestReference().get());

export type FragmentName = 'list' | 'details' | 'prices';

/** A fragment of each segment; null for each segment that was deleted. */
export async function readFragments(references: readonly SegmentReference[], name: FragmentName): Promise<(Fragment | null)[]> {
  const found: (Fragment | null)[] = [];
  if (references.every((reference) => !(name in reference))) return references.map(() => EMPTY_FRAGMENT);
  for (let start = 0; start < references.length; start += READ_BATCH) {
    const batch = references.slice(start, start + READ_BATCH);
    const documents = await firestore().getAll(...batch.map(({ id }) => snapshotsReference().doc(id)), { fieldMask: [name] });
    for (const [index, reference] of batch.entries()) {
      const bytes: unknown = documents[index]?.get(name);
      const facts = reference[name];
      // Segments without hidden prices have no such fragment.
      if (facts === undefined) found.push(EMPTY_FRAGMENT);
      else found.push(bytes instanceof Uint8Array ? { ...facts, bytes } : null);
    }
  }
  return found;
}
