import { encodeShortlist } from '../../../web/src/features/shortlist/shortlist-code';
import { accessibilityViolations } from '../accessibility';
import { whenOfflineReady } from '../catalogue-steps';
import { expectPrintStyle } from '../expect-print-style';
import { readQrCode } from './read-qr-code';
import { addToBasket, expect, test } from './steps';

test.use({ serviceWorkers: 'allow' });

test('a shortlist made offline is read from the QR code and becomes a basket on another device @ci', async ({
  page,
  context,
  browser,
}) => {
  const titles = [await addToBasket(page, 'drk-02'), await addToBasket(page, 'drk-03')];
  await page.goto('/basket');
  await whenOfflineReady(page);
  await page.getByRole('article').first().getByLabel('Quantity').fill('300');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.evaluate(async () => {
    const isCached = async (name: string) => {
      // In the install set, or loaded since.
      const all = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
      return all.flat().some(({ url }) => url.includes(name));
    };
    for (const name of ['/share-dialog-', '/qr-code-'])
      while (!(await isCached(name))) await new Promise(requestAnimationFrame);
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share' }).click();
  const qrCode = page.getByRole('dialog').getByRole('img', { name: 'QR code of the link' });
  await expect(qrCode).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('share.png') });
  expect(await accessibilityViolations(page)).toEqual([]);
  const url = await readQrCode(await page.screenshot());
  expect(url).toBe(await page.getByRole('textbox', { name: 'Link' }).inputValue());

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(url);
  for (const title of titles) await expect(other.getByRole('article', { name: title })).toBeVisible();
  await expect(other.getByRole('article').first().getByText('300 pieces')).toBeVisible();
  // The price from 250 pieces on.
  await expect(other.getByRole('article').first().getByText('₹361 a piece')).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.screenshot({ path: test.info().outputPath('shortlist.png'), fullPage: true });
  expect(await accessibilityViolations(other)).toEqual([]);

  await expectPrintStyle(other, url, 'article');

  await other.getByRole('button', { name: 'Put into my basket' }).click();
  await expect(other.getByRole('article').first().getByLabel('Quantity')).toHaveValue('300');
  await expect(other.getByRole('article')).toHaveCount(2);

  await other.goto('/');
  await other.goto(url.slice(0, -14));
  await expect(other.getByRole('alert')).toHaveText(/^This link is damaged\. 1 of 2 products could be read\./);
  await expect(other.getByRole('article', { name: titles[0] ?? '' })).toBeVisible();
  await other.context().close();
});

test('a shortlist shows the option that was chosen, and leads to it @ci', async ({ page }) => {
  await page.goto(`/shortlist#${encodeShortlist([{ productId: 'drk-01', option: 'Black', quantity: 300 }])}`);
  const item = page.getByRole('article', { name: /^Vertex Vacuum Flask/ });
  await expect(item.locator('img')).toHaveAttribute('src', /black/);
  await item.getByRole('link').click();
  await expect(page).toHaveURL('/products/drk-01?colour=Black&pieces=300');
});
