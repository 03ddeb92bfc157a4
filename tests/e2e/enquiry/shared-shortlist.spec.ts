import { COMPANY } from '@catalogue/contract/company';
import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { logIn } from '../account-steps';
import { readQrCode } from './read-qr-code';
import { addToBasket } from './steps';

test('a rep gives the link a title and an expiry date, sees that it was opened, and it says when it has expired @ci', async ({
  page,
  browser,
}) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  await logIn(page, rep, '/products/drk-02');
  const product = await addToBasket(page, 'drk-02');
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title for the client (optional)').fill('Diwali gifts');
  await dialog.getByLabel('Valid until (optional)').fill('2040-12-18');
  await dialog.getByRole('button', { name: 'Add to the link' }).click();
  await expect(dialog.getByText('The link has a title and a date. Nobody has opened it yet.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('options.png'), fullPage: true });
  expect(await accessibilityViolations(page)).toEqual([]);
  const url = await readQrCode(await dialog.getByRole('img', { name: 'QR code of the link' }).screenshot());
  expect(url).toBe(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(url);
  await expect(other.getByRole('heading', { level: 1, name: 'Diwali gifts' })).toBeVisible();
  await expect(other.getByText('Valid until 18 Dec 2040.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('article', { name: product })).toBeVisible();
  // A reload is no second view.
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText('Opened on 1 device.')).toBeVisible();

  // Without the server the link has its products, and no title.
  const away = await (await browser.newContext()).newPage();
  await away.route('**/api/shortlists/**', (route) => route.abort());
  await away.goto(url);
  await expect(away.getByRole('article', { name: product })).toBeVisible();
  await expect(away.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();

  const id = url.split('.').at(-1) ?? '';
  await server
    .firestore()
    .doc(`shortlists/${id}`)
    .update({ expiresAt: new Date(Date.now() - 1000) });
  await other.reload();
  await expect(other.getByRole('heading', { name: /^This shortlist was valid until / })).toBeVisible();
  await expect(other.getByRole('link', { name: COMPANY.phone })).toBeVisible();
  await expect(other.getByRole('article', { name: product })).toHaveCount(0);
  await other.screenshot({ path: test.info().outputPath('expired.png') });
  for (const one of [other, away]) await one.context().close();
});
