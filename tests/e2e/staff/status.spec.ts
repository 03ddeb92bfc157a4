import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { expect, test } from '@playwright/test';
import { eventually, server } from '../../stack';
import { violationsInBothThemes } from '../accessibility';
import { openAdmin } from './steps';

/** Loads of product pages that are counted today. */
async function countedLoads(): Promise<number> {
  const { docs } = await server.firestore().collection('dailyCounters').get();
  return docs.reduce((sum, document) => sum + Number(document.get('vitals.product.loads') ?? 0), 0);
}

test('staff see bad checks with advice, and the speed of visitors’ pages @ci', async ({ page, browser }) => {
  const before = await countedLoads();
  const context = await browser.newContext();
  // Every device is in the sample.
  await context.addInitScript('Math.random = () => 0');
  const visitor = await context.newPage();
  await visitor.goto('/products/drk-01');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  // The measurement begins when the page is idle, and is sent when the page is left.
  await visitor.waitForFunction(() => localStorage.getItem('vitals') !== null);
  await visitor.goto('/PrivacyPolicy');
  // A closed browser would take the report along.
  await eventually('the report', async () => ((await countedLoads()) > before ? true : undefined));
  await context.close();

  await server.firestore().doc(STATUS_DOCUMENTS.backup).delete();
  await openAdmin(page, '/Admin/home');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Status', exact: true }).click();
  const backup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Backup' }) });
  await expect(backup.getByText('Needs you')).toBeVisible();
  await expect(backup.getByText('There is no whole backup of the last two days.', { exact: false })).toBeVisible();
  await backup.getByText('For whoever maintains the site').click();
  await expect(backup.getByText(/npm run backup/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^backup-.*\.jsonl\.gz$/);
  expect(gunzipSync(readFileSync(await file.path())).toString()).toContain('{"path":"products/drk-01",');
  await expect(page.getByRole('link', { name: 'Open the mail log' })).toBeVisible();
  await page.getByText('Figures for whoever maintains the site').click();
  await expect(page.getByText(/3 of 3 pages answer/)).toBeVisible();
  await expect(page.getByText(/^Version .*built/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Speed by kind of page' }).getByRole('rowheader', { name: 'Product' }),
  ).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await server.firestore().doc(STATUS_DOCUMENTS.backup).set({ at: new Date() });
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(backup.getByText('Good')).toBeVisible();
});

test('a status that did not load is requested again, without a click @ci', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/status', (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
  await openAdmin(page, '/Admin/status');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible({ timeout: 40_000 });
});
