import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { firestore } from '../platform/firestore';
import { log } from '../platform/log';
import { CHUNKS, chunkOf } from './chunk';
import { changeOf, microsOf, pathOf } from './entry';
import { withoutOldTraces } from './fold';
import type { Reading } from './reconcile';
import { changesToMatch } from './reconcile';
import { foldStored } from './snapshot-store';

async function readCollection(noun: CatalogueNoun): Promise<Reading> {
  const { docs, readTime } = await firestore().collection(COLLECTIONS[noun]).get();
  return {
    readAt: microsOf(readTime),
    changes: docs.map((one) => changeOf(pathOf(noun, one.id), microsOf(one.updateTime), one.data())),
  };
}

/**
 * Makes the stored snapshot equal to the collections, whatever it held before; writes made meanwhile keep their place.
 * When everything was right already, nothing is written that a visitor's device would notice.
 *
 * @returns how many documents visitors now see differently
 */
export async function rebuildSnapshot(): Promise<number> {
  const [categories, products, banners] = await Promise.all([
    readCollection('categories'),
    readCollection('products'),
    readCollection('banners'),
  ]);
  const readAt = Math.min(categories.readAt, products.readAt, banners.readAt);
  const effects = await foldStored({
    indexes: Array.from({ length: CHUNKS }, (_, index) => index),
    changesTo: (index, stored) => changesToMatch(stored, { categories, products, banners }, (path) => chunkOf(path) === index),
    keep: (entries) => withoutOldTraces(entries, readAt),
    heal: true,
  });
  log.info('Snapshot rebuilt', { count: effects.length });
  return effects.length;
}
