import { expect, test } from '@playwright/test';
import { follow, whenOfflineReady } from './catalogue-steps';
import { downloaded, progress } from './offline-download-steps';

test.use({ serviceWorkers: 'allow' });

test('a damaged list deletes no downloaded picture @ci', async ({ page, context }) => {
  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  await page.getByLabel('Some categories').check();
  await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Everything is on this device');
  const before = await downloaded(page);
  expect(before).toBeGreaterThan(0);

  // The HTTP cache may still answer for a minute, even offline.
  await context.route('**/catalogue.json*', (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('catalogue');
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction('catalogue', 'readwrite');
          writing.objectStore('catalogue').put('nonsense', 'list');
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText(/^Complete since /)).toBeVisible();
  // By the time the home page reports the missing list, the download has been rechecked.
  await follow(page, '/');
  await expect(page.getByRole('heading', { name: 'The catalogue could not be loaded' })).toBeVisible();
  expect(await downloaded(page)).toBe(before);

  await context.unroute('**/catalogue.json*');
  await context.setOffline(false);
  await page.goto('/take-with-you');
  await expect(progress(page)).toContainText('Everything is on this device');
  expect(await downloaded(page)).toBe(before);
});

test('two tabs show the same progress, and a pause in one stops the other @ci', async ({ page, context }) => {
  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  const other = await context.newPage();
  await other.goto('/take-with-you');
  await expect(other.getByText(/^\d+ pictures, about /)).toBeVisible();
  const waiting: (() => void)[] = [];
  let isOpen = false;
  await context.route('**/pictures/**', async (route) => {
    if (!isOpen) await new Promise<void>((release) => waiting.push(release));
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Some categories').check();
  await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(other)).toContainText('Downloading');
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect(progress(page)).toContainText('Paused');
  isOpen = true;
  for (const release of waiting) release();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(progress(other)).toContainText('Everything is on this device');
  await expect(progress(page)).toContainText('Everything is on this device');
});
