import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS, SHARED_VIEWS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { SCHEDULE } from '../platform/options';
import type { Written } from '../platform/triggers';
import { onWritten } from '../platform/triggers';

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
