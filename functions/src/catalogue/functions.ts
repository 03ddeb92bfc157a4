import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { HTTPS, SCHEDULE } from '../platform/options';
import type { Written } from '../platform/triggers';
import { onWritten } from '../platform/triggers';
import { lazyHandler } from '../platform/http';

const servesCatalogue = lazyHandler(async () => {
  const [{ createCatalogueReader }, { serveCatalogue }, source] = await Promise.all([
    import('./catalogue-reader'),
    import('./serve-catalogue'),
    import('./snapshot-store'),
  ]);
  return serveCatalogue(createCatalogueReader(source));
});

/** `/catalogue.json`, `/catalogue-details.json` */
export const catalogue = onRequest(HTTPS, servesCatalogue);

/** One instance folds for all: writes of a burst then share a transaction instead of contending for one. */
const foldsOf = (name: string, noun: CatalogueNoun) =>
  onWritten(
    name,
    `${COLLECTIONS[noun]}/{id}`,
    async (event: Written) => (await import('./fold-event')).foldEvent(noun, event),
    { maxInstances: 1 },
  );

export const foldCatalogueCategories = foldsOf('foldCatalogueCategories', 'categories');
export const foldCatalogueProducts = foldsOf('foldCatalogueProducts', 'products');
export const foldCatalogueBanners = foldsOf('foldCatalogueBanners', 'banners');

/** Every night: deletes for good what has been in the trash for its time. */
export const purgeTrash = onSchedule({ ...SCHEDULE, schedule: 'every day 02:40' }, async () => {
  await (await import('./purge-trash')).purgeTrash();
});

/** Every night: makes the stored snapshot equal to the collections, whatever may have gone wrong. */
export const rebuildSnapshot = onSchedule({ ...SCHEDULE, schedule: 'every day 03:10' }, async () => {
  await (await import('./rebuild-snapshot')).rebuildSnapshot();
});
