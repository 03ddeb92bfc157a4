import { expect, test, type Page } from '@playwright/test';
import { newMessage } from '../enquiry/steps';
import { allScreensCached } from '../staff/steps';
import { cardOf, openLeads, storeLead, workOn } from './steps';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'Shown from this device; there is no connection right now.';
/** Whether the device keeps `words` for the next visit of a staff screen. */
const isKept = (page: Page, words: string) =>
  page.evaluate(async (text) => {
    const request = indexedDB.open('staff-queries');
    const db = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
    if (!db.objectStoreNames.contains('answers')) return false;
    const all = db.transaction('answers').objectStore('answers').getAll();
    const answers = await new Promise<unknown>((resolve) => (all.onsuccess = () => resolve(all.result)));
    db.close();
    return JSON.stringify(answers).includes(text);
  }, words);

const count = (page: Page) => page.getByText(/^(\d+ leads?|\d+ of [\d,]+ leads|The first \d+ leads)$/);

test('the lead list says "no connection" only without one: after a reload, a filter, a sort, and when the network is back @ci', async ({
  page,
  context,
}) => {
  const words = newMessage();
  await storeLead(words);
  await openLeads(page);
  await expect(cardOf(page, words)).toBeVisible();
  await expect(count(page)).toBeVisible();
  await allScreensCached(page);

  const isCurrent = async () => {
    await expect(count(page)).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
  };
  await page.reload();
  await expect(cardOf(page, words)).toBeVisible();
  await isCurrent();
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'New' }).click();
  await isCurrent();
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'All' }).click();
  await isCurrent();
  await page.getByLabel('Sort').selectOption('Oldest first');
  await isCurrent();
  await page.getByLabel('Sort').selectOption('Newest first');
  await isCurrent();

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(count(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(count(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('the counts of new leads come back on every load after a lead was erased @ci', async ({ page }) => {
  const words = newMessage();
  await storeLead(words);
  await storeLead(newMessage());
  await openLeads(page);
  const card = cardOf(page, words);
  await workOn(card);
  await card.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('has been erased.')).toBeVisible();
  for (const path of ['/Admin/home', '/Admin/home?again']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: /^Quick enquiries\s*\d+/ })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'New enquiries' }).getByRole('img', { name: /^\d+ new leads?$/ }),
    ).toBeVisible();
  }
});

test('a reopened lead list shows its leads while the server of Auth does not answer @ci', async ({ page }) => {
  const words = newMessage();
  await storeLead(words);
  await openLeads(page);
  await expect(count(page)).toBeVisible();
  await expect.poll(() => isKept(page, words)).toBe(true);

  // Firestore opens its cache only after this answer.
  await page.route(/accounts:lookup/, () => undefined);
  await page.reload();
  await expect(cardOf(page, words)).toBeVisible();
  await expect(page.getByText('Shown from this device; asking the server for newer ones.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
