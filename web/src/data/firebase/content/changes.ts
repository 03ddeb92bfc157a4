import { CATALOGUE_META, COLLECTIONS } from '@catalogue/contract/collections';
import type { CatalogueMeta, CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { toPublicContent, type PublicContent } from '@catalogue/contract/public-content';
import {
  Timestamp,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { firestoreLite as db } from '../firestore-lite';

/*
 * Reads changes of the public catalogue with Firestore's lite SDK: 33 kB of script and no streams, which buffering proxies
 * break. Import it dynamically, and only after a change is known: most visits never load it.
 */

/** `meta/catalogue` as stored; undefined before the first snapshot was built. One read. */
export async function readMeta(): Promise<unknown> {
  return (await getDoc(doc(db, CATALOGUE_META))).data();
}

// The rules allow visitors to list public documents only, so the query must have these filters.
const PUBLIC: Record<CatalogueNoun, QueryConstraint[]> = {
  categories: [where('deletedAt', '==', null)],
  banners: [where('deletedAt', '==', null), where('planned', '==', false)],
  products: [where('live', '==', true), where('deletedAt', '==', null)],
};

/**
 * Public entries written after `since` (server time, ms), of each noun. null when there are more than `most` of one
 * noun: then the whole snapshot is cheaper. Malformed documents are left out.
 */
export async function readChanges(since: CatalogueMeta['asOf'], most: number): Promise<PublicContent[] | null> {
  const nouns: CatalogueNoun[] = ['categories', 'products', 'banners'];
  const answers = await Promise.all(
    nouns.map((noun) =>
      getDocs(
        query(
          collection(db, COLLECTIONS[noun]),
          ...PUBLIC[noun],
          where('updatedAt', '>', Timestamp.fromMillis(since)),
          orderBy('updatedAt'),
          limit(most + 1),
        ),
      ),
    ),
  );
  if (answers.some(({ size }) => size > most)) return null;
  return nouns.flatMap((noun, index) =>
    (answers[index]?.docs ?? []).flatMap((entry) => publishedOrNothing(noun, entry.id, entry.data())),
  );
}

function publishedOrNothing(noun: CatalogueNoun, id: string, data: Record<string, unknown>): PublicContent[] {
  try {
    return [toPublicContent(noun, id, data)].filter((one) => one !== null);
  } catch {
    return [];
  }
}
