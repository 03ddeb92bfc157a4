import type { Locator, Page } from '@playwright/test';

export const progress = (page: Page): Locator => page.getByRole('region', { name: 'Download progress' });

/** Pictures kept, as the device itself tells. */
export const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('kept-pictures')).keys()).length);
