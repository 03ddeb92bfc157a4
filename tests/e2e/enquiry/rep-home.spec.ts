import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { accessibilityViolations } from '../accessibility';
import { logIn } from '../account-steps';
import { whenAssetsCached, whenOfflineReady } from '../catalogue-steps';
import { addToBasket } from './steps';

test.use({ serviceWorkers: 'allow' });

test('a rep’s day stands above the clients, offline too: client, device, what waits, calls, baskets and the meeting @ci', async ({
  page,
  context,
}) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  await logIn(page, rep, '/Admin/clients');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { name: 'No client chosen yet' })).toBeVisible();
  await expect(today.getByText('Nothing waits here')).toBeVisible();
  await expect(today.getByText('None', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await whenOfflineReady(page);
  await addToBasket(page, 'drk-02');
  await whenAssetsCached(page, ['/rep-home-', '/calls-due-', '/meeting-']);
  await context.setOffline(true);
  await page.goto('/Admin/clients');
  await expect(today.getByText('1 product', { exact: true })).toBeVisible();
  await today.getByRole('link', { name: 'Start a meeting' }).click();
  await expect(page).toHaveURL('/meeting');
});
