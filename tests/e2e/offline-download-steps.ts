import type { Locator, Page } from '@playwright/test';

export const progress = (page: Page): Locator => page.getByRole('region', { name: 'Download progress' });

/** Number of pictures in the offline download. */
export const downloaded = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('downloaded-pictures')).keys()).length);
