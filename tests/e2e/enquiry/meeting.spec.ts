import type { Page } from '@playwright/test';
import { eventually, server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { whenOfflineReady } from '../catalogue-steps';
import { expect, expectDialog, expectOneMail, newMessage, test } from './steps';

test.use({ serviceWorkers: 'allow' });

/** A price or a stock mark anywhere in the document, also in attributes. */
const REVEALING = /₹|\bIn Stock\b|\bOut of Stock\b|a piece|on request/i;

/** Waits until the device has the rep offline bundle. Its parts load one after the other, the lookbook after the meeting. */
const whenBundleCached = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const assets = await caches.open('assets');
          const urls = (await assets.keys()).map(({ url }) => url);
          const wanted = [/\/meeting-[\w-]{8}\.js$/, /\/meeting-[\w-]{8}\.css$/, /\/lookbook-[\w-]{8}\.js$/];
          const found = wanted.map((name) => urls.find((url) => name.test(url)) ?? 'missing');
          // With what they import: the files come one after the other. (meeting-flag is another file.)
          for (const url of found) {
            const cached = await caches.match(url);
            if (cached === undefined) return url;
            if (!url.endsWith('.js')) continue;
            for (const [, file = ''] of (await cached.text()).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
              const imported = new URL(file, url).href;
              if (!found.includes(imported)) found.push(imported);
            }
          }
          return '';
        }),
      { timeout: 60_000 },
    )
    .toBe('');

/** Leaves the meeting, first with a wrong PIN. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave the meeting' });
  await expect(leaving.getByLabel('PIN of this device')).toBeFocused();
  for (const pin of ['0000', '4711']) {
    await leaving.getByLabel('PIN of this device').fill(pin);
    await leaving.getByRole('button', { name: 'Leave' }).click();
    if (pin === '0000') await expect(leaving.getByText('This is not the PIN.')).toBeVisible();
  }
}

async function orderOf(name: string) {
  const { docs } = await server.firestore().collection('orders').where('name', '==', name).get();
  return docs.map((one) => ({ ...(one.data() as { companyname: string; lines: { quantity: number }[] }), id: one.id }));
}

test('from first install to sent lead, with the network cut for the whole meeting', async ({ page, context, faultProxy }) => {
  const client = newMessage();
  const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  await whenBundleCached(page);
  await context.setOffline(true);

  // The client and their basket.
  await page.goto('/basket');
  await page.getByRole('button', { name: 'New basket' }).click();
  const dialog = page.getByRole('dialog', { name: 'New basket' });
  await dialog.getByLabel('Name', { exact: true }).fill(client);
  await dialog.getByLabel('Company Name').fill('Rao Textiles');
  await dialog.getByLabel('Mobile').fill('9812345678');
  await shot('1-client');
  expect(await accessibilityViolations(page)).toEqual([]);
  // Two clicks make one basket.
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(dialog).toBeHidden();

  await page.goto('/meeting');
  await page.getByRole('button', { name: 'Rehearse' }).click();
  const rehearsal = page.getByRole('region', { name: 'Before the visit' });
  await expect(rehearsal.getByRole('status')).toHaveText(/ready for the visit|to see to before the visit/);
  await expect(rehearsal).toContainText('Not sent yetnothing');
  await page.getByRole('combobox', { name: 'What to show' }).selectOption({ label: 'Drinkware: 8 products' });
  await page.getByLabel('Choose a PIN').fill('12');
  await page.getByRole('button', { name: 'Start the meeting' }).click();
  await expect(page.getByText('4 to 8 digits', { exact: true })).toBeVisible();
  await page.getByLabel('Choose a PIN').fill('4711');
  await shot('2-setup');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the meeting' }).click();

  const show = page.getByRole('dialog', { name: 'Meeting mode' });
  const heading = show.getByRole('heading', { level: 1 });
  await expect(show.getByText(/^1 of \d+$/)).toBeVisible();
  const title = (await heading.textContent()) ?? '';
  await expect(show.getByRole('button', { name: 'Previous product' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('PageDown');
  await expect(show.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(heading).not.toHaveText(title);
  await show.getByRole('button', { name: 'Add to the basket' }).click();
  await expect(show.getByRole('button', { name: 'More pieces' })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(heading).toHaveText(title);
  await show.getByRole('button', { name: 'Add to the basket' }).click();
  await show.getByRole('button', { name: 'More pieces' }).click();
  await show.getByRole('button', { name: 'Like this product' }).click();
  await show.getByRole('button', { name: 'Note something' }).click();
  await page.getByRole('button', { name: 'Send a sample' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  // The picture is as wide as the phone.
  const picture = show.getByRole('article', { name: title }).getByRole('img', { name: title });
  expect((await picture.boundingBox())?.width).toBe(390);
  const pieces = ((await show.getByText(/^\d+ pieces$/).textContent()) ?? '').replace(' pieces', '');
  await shot('3-meeting');
  expect(await page.content()).not.toMatch(REVEALING);
  expect(await accessibilityViolations(page)).toEqual([]);

  // Back, Escape, another address and a reload all stay in the meeting.
  await page.evaluate(() => history.back());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(show).toBeVisible();
  await page.goto('/outbox');
  await expect(show).toBeVisible();
  await leave(page);
  await expect(page.getByRole('heading', { name: 'Meeting', exact: true })).toBeVisible();

  const result = page.getByRole('region', { name: 'From the last meeting' });
  await expect(result).toContainText('Liked, Send a sample');
  await result.getByRole('button', { name: 'Clear this list' }).click();
  await expect(result).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toContainText('Liked, Send a sample');

  // The enquiry starts with the client, waits for the network, and is sent once.
  await page.goto('/basket');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: title }).getByLabel('Quantity')).toHaveValue(pieces);
  const form = page.getByRole('form', { name: 'Enquiry basket' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(client);
  await form.getByLabel('City Name').fill('Pune');
  await form.getByLabel('Email').fill('asha@example.com');
  await page.screenshot({ path: test.info().outputPath('4-basket.png'), fullPage: true });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expectDialog(page, 'Saved on this device');
  await shot('5-saved');
  await context.setOffline(false);
  const [order] = await eventually(
    'the order',
    async () => {
      const orders = await orderOf(client);
      return orders.length > 0 ? orders : undefined;
    },
    40_000,
  );
  expect(order).toMatchObject({ companyname: 'Rao Textiles', lines: [{}, { quantity: Number(pieces) }] });
  expect(new Set(faultProxy.sent).size).toBe(1);
  await expectOneMail('order', order?.id ?? '');
});
