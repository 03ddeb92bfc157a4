import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS, PRODUCT_VERSIONS } from '@catalogue/contract/collections';
import { productContent, type ProductContent } from '@catalogue/contract/entities/product';
import { LIMITS } from '@catalogue/contract/limits';
import * as v from 'valibot';
import { firestore } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';

interface Change {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Null for a damaged document: its version could not be restored. */
function contentOf(document: DocumentSnapshot): ProductContent | null {
  const parsed = v.safeParse(productContent, document.data());
  return parsed.success ? parsed.output : null;
}

/** The name of the author of a change: the activity entry of the same commit has the same time. */
async function nameOfAuthor(changed: DocumentSnapshot): Promise<string> {
  const entries = firestore().collection(COLLECTIONS.activity).where('at', '==', changed.get('updatedAt'));
  const { docs } = await entries.limit(1).get();
  return String(docs[0]?.get('byName') ?? '');
}

/**
 * Stores the content of a product before a change, under the revision that the change made: a repeated event writes the same
 * again. A purged product loses its versions.
 */
export async function recordVersion({ before, after }: Change): Promise<void> {
  const versions = after.ref.collection(PRODUCT_VERSIONS);
  if (!after.exists) return firestore().recursiveDelete(versions);
  const revision = after.get('revision') as unknown;
  if (!before.exists || typeof revision !== 'number' || before.get('revision') === revision) return;
  const outdated = versions.doc(String(revision - LIMITS.productVersions));
  const content = contentOf(before);
  const isChanged = content !== null && !isDeepStrictEqual(content, contentOf(after));
  await Promise.all([
    outdated.delete(),
    isChanged &&
      versions
        .doc(String(revision))
        .set({ revision, at: after.get('updatedAt') as unknown, byName: await nameOfAuthor(after), content }),
  ]);
}
