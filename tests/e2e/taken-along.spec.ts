import { expect, test } from '@playwright/test';
import { follow, settle } from './catalogue-steps';
import { kept, progress } from './take-with-you-steps';

test('a list that is damaged on the device takes none of the pictures with it', async ({ page, context }) => {
  await page.goto('/take-with-you');
  await settle(page);
  await page.getByLabel('Some categories').check();
  await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Everything is on this device');
  const before = await kept(page);
  expect(before).toBeGreaterThan(0);

  // The browser's own cache may still answer for a minute, offline as well.
  await context.route('**/catalogue.json', (route) => route.abort());
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
  // The home page says that there is no list; by then whoever looks after the pictures has looked.
  await follow(page, '/');
  await expect(page.getByRole('heading', { name: 'The catalogue could not be loaded' })).toBeVisible();
  expect(await kept(page)).toBe(before);

  await context.unroute('**/catalogue.json');
  await context.setOffline(false);
  await page.goto('/take-with-you');
  await expect(progress(page)).toContainText('Everything is on this device');
  expect(await kept(page)).toBe(before);
});

test('two tabs: both show how far it is, and a pause in one stops the other', async ({ page, context }) => {
  await page.goto('/take-with-you');
  await settle(page);
  const other = await context.newPage();
  await other.goto('/take-with-you');
  await expect(other.getByText(/^\d+ pictures, about /)).toBeVisible();
  const doors: (() => void)[] = [];
  let isOpen = false;
  await context.route('**/pictures/**', async (route) => {
    if (!isOpen) await new Promise<void>((open) => doors.push(open));
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Some categories').check();
  await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(other)).toContainText('Downloading');
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect(progress(page)).toContainText('Paused');
  isOpen = true;
  for (const open of doors) open();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(progress(other)).toContainText('Everything is on this device');
  await expect(progress(page)).toContainText('Everything is on this device');
});
