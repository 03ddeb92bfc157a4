import { expect, test } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { newPerson } from '../people';
import { eventually, server } from '../stack';
import { openMenu } from './account-steps';
import { newProduct, whenOfflineReady, cleanUp, uniqueWord } from './catalogue-steps';
import { startSession } from './sessions';

test.use({ serviceWorkers: 'allow' });

const flag = () => server.firestore().doc('settings/limitedPrices');

test.afterEach(async () => {
  await cleanUp();
  await flag().delete();
});

test('a price for signed-in people: visitors see a log-in link, buyers see the price, also offline, and logging out removes it @ci', async ({
  page,
  browser,
}) => {
  const title = `Sextant ${uniqueWord()}`;
  await flag().set({ since: FieldValue.serverTimestamp() });
  const id = await newProduct(title, { price: 7319.37, priceAudience: 'signedIn' });
  await eventually('the price in the server’s file', async () => {
    const { docs } = await server.firestore().collection('publishQueue').get();
    return docs.length === 0 || undefined;
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/products/${id}`);
  await expect(visitor.getByRole('link', { name: 'Log in to see prices' })).toBeVisible();
  await expect(visitor.getByText('On request')).toHaveCount(0);
  await visitor.context().close();

  await startSession(page.context(), await newPerson());
  await page.goto(`/products/${id}`);
  await expect(page.getByText('₹7,319.37').first()).toBeVisible();
  await whenOfflineReady(page);
  // The service worker caches what this page loads.
  await page.reload();
  await expect(page.getByText('₹7,319.37').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('₹7,319.37').first()).toBeVisible();
  await page.context().setOffline(false);
  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('link', { name: 'Log in to see prices' })).toBeVisible();
  await expect(page.getByText('₹7,319.37')).toHaveCount(0);
});
