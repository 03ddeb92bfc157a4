import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS, SHARED_VIEWS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { HTTPS, SCHEDULE } from '../platform/options';
import type { Written } from '../platform/triggers';
import { onWritten } from '../platform/triggers';
import { lazyHandler } from '../platform/http';

const servesCatalogue = lazyHandler(async () => {
  const [{ createCatalogueReader }, { serveCatalogue }, { snapshotSource }] = await Promise.all([
    import('./catalogue-reader'),
    import('./serve-catalogue'),
    import('./snapshot-source'),
  ]);
  return serveCatalogue(createCatalogueReader(snapshotSource));
});

/** `/catalogue.json`, `/catalogue-details.json`, `/catalogue-version.json` */
export const catalogue = onRequest(HTTPS, servesCatalogue);

const publishesOn = (name: string, noun: CatalogueNoun) =>
  onWritten(
    name,
    `${COLLECTIONS[noun]}/{id}`,
    async (event: Written) => (await import('./publish-on-write')).publishOnWrite(noun, event),
    // The longest time that Eventarc allows: the publisher that holds the lease works until the queue is empty.
    { timeoutSeconds: 540 },
  );

export const publishCategories = publishesOn('publishCategories', 'categories');
export const publishProducts = publishesOn('publishProducts', 'products');
export const publishBanners = publishesOn('publishBanners', 'banners');

export const publishSettings = onWritten(
  'publishSettings',
  `${COLLECTIONS.settings}/{id}`,
  // Views of lists are for staff alone.
  async ({ document }) => {
    if (document !== SHARED_VIEWS) await (await import('./publish-on-write')).publishSettings();
  },
  { timeoutSeconds: 540 },
);

/** Every minute: starts banners, and continues where a publisher was stopped. */
export const resumePublishing = onSchedule({ ...SCHEDULE, memory: '512MiB', schedule: 'every 1 minutes' }, async () => {
  const [{ publishPending }, { publishStore }, { startBanners }] = await Promise.all([
    import('./publish-pending'),
    import('./publish-store'),
    import('./start-banners'),
  ]);
  await startBanners();
  await publishPending(publishStore);
});
