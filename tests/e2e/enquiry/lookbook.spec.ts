import { readFile, stat } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { accessibilityViolations } from '../accessibility';
import { encodeShortlist } from '../../../web/src/features/shortlist/shortlist-code';
import { pictured, whenAssetsCached, whenOfflineReady } from '../catalogue-steps';
import { pictureFile } from '../staff/steps';
import { addToBasket, expect, test } from './steps';

test.use({ serviceWorkers: 'allow' });

/** Text of every page, as a reader copies it. */
async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: pdf, verbosity: 0 });
  const file = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return texts;
}

test('a lookbook of the basket is made and saved as a PDF without a network', { tag: '@ci' }, async ({ page, context }) => {
  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  await whenAssetsCached(page, [
    '/lookbook-',
    '/basket-bar-',
    '/make-lookbook-',
    '/noto-sans-devanagari-devanagari-400-normal-',
  ]);
  // Under the worker's control, so that the picture stays on the device.
  const title = await addToBasket(page, 'drk-02');
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true);
  await context.setOffline(true);
  await page.goto('/basket');
  await page.getByRole('link', { name: 'Lookbook as PDF' }).click();
  await expect(page.getByRole('combobox', { name: 'What to show' })).toHaveValue('basket');
  await page.getByLabel('Client', { exact: true }).fill('Rao Textiles');
  await page.getByRole('radio', { name: 'Price at the quantity' }).check();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  const logo = page.getByLabel('Logo of the client');
  await logo.setInputFiles(await pictureFile('rao.png', '#0f4c4a', 400, 200));
  await expect(page.getByText('rao.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(logo).toBeFocused();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText(/^The PDF is ready: 3 pages, /)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('lookbook.png'), fullPage: true });

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  expect(download.suggestedFilename()).toBe('lookbook-rao-textiles.pdf');
  const pdf = await readFile(await download.path());
  await download.saveAs(test.info().outputPath('lookbook.pdf'));
  const [cover, product] = await textsOf(Uint8Array.from(pdf));
  expect(cover).toContain('Selected for Rao Textiles');
  expect(product).toContain(title);
  expect(product).toMatch(/a piece at \d+ piece/);
  // The picture comes from the device, re-encoded.
  expect(pdf.toString('latin1')).toContain('/DCTDecode');
});

test('40 products with pictures fit into 6 MB', { tag: '@long' }, async ({ page }) => {
  const ids = (await pictured()).slice(0, 40).map(({ id }) => id);
  expect(ids).toHaveLength(40);
  await page.goto(`/shortlist#${encodeShortlist(ids.map((productId) => ({ productId, option: '', quantity: 250 })))}`);
  await page.getByRole('button', { name: 'Put into my basket' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await page.getByRole('link', { name: 'Lookbook as PDF' }).click();
  // The first one loads the writer, its fonts and the pictures.
  const times: number[] = [];
  for (const prices of ['No prices', 'Price at the quantity']) {
    await page.getByRole('radio', { name: prices }).check();
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await expect(page.getByText(/^The PDF is ready: /)).toBeVisible({ timeout: 60_000 });
    times.push(Date.now() - startedAt);
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  const { size } = await stat(await download.path());
  console.log(`40 products: first ${times[0]} ms, then ${times[1]} ms, ${size} bytes`);
  expect(size).toBeLessThan(6_000_000);
});
