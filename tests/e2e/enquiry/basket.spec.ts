import { eventually, server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import type { Page } from '@playwright/test';
import { encodeShortlist } from '../../../web/src/features/shortlist/shortlist-code';
import { addToBasket, expect, expectDialog, expectOneMail, newMessage, test, whenInstalled } from './steps';

test.use({ serviceWorkers: 'allow' });

const storedOrders = async (name: string) =>
  (await server.firestore().collection('orders').where('name', '==', name).get()).docs.map((one) => ({
    ...(one.data() as { lines: { productId: string; quantity: number; branding: string }[]; quantity: number }),
    id: one.id,
  }));

const basketForm = (page: Page) => page.getByRole('form', { name: 'Enquiry basket' });
const badge = (page: Page, products: string) => page.getByRole('link', { name: `Enquiry basket: ${products}` });

async function fillPerson(page: Page, name: string): Promise<void> {
  const form = basketForm(page);
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Company Name').fill('Rao Textiles');
  await form.getByLabel('City Name').fill('Pune');
  await form.getByLabel('Mobile (Max 10 digit)').fill('9812345678');
  await form.getByLabel('Email').fill('asha@example.com');
}

test('several products are sent as one enquiry, once, after being saved offline @ci', async ({ page, context, faultProxy }) => {
  const name = newMessage();
  const first = await addToBasket(page, 'drk-02');
  await whenInstalled(page);
  await addToBasket(page, 'drk-03');
  await expect(badge(page, '2 products')).toBeVisible();
  await context.setOffline(true);
  await badge(page, '2 products').click();
  const line = page.getByRole('article', { name: first });
  await line.getByLabel('Quantity').fill('500');
  await line.getByLabel('Branding', { exact: true }).selectOption('Something else');
  await line.getByLabel('Branding in words').fill('Logo on the front');
  await basketForm(page).getByLabel('Delivery pincode').fill('411001');
  await fillPerson(page, name);
  await page.screenshot({ path: test.info().outputPath('basket.png'), fullPage: true });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expectDialog(page, 'Saved on this device');
  await expect(page.getByText('not sent yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('not sent yet');
  await expect(badge(page, '2 products')).toBeHidden();
  await context.setOffline(false);
  const [order] = await eventually(
    'the order',
    async () => {
      const orders = await storedOrders(name);
      return orders.length > 0 ? orders : undefined;
    },
    40_000,
  );
  expect(order).toMatchObject({ pincode: '411001', companyname: 'Rao Textiles' });
  expect(order?.lines.map(({ productId }) => productId)).toEqual(['drk-02', 'drk-03']);
  expect(order?.lines[0]).toMatchObject({ quantity: 500, branding: 'Logo on the front' });
  expect(new Set(faultProxy.sent).size).toBe(1);
  expect(await storedOrders(name)).toHaveLength(1);
  await expectOneMail('order', order?.id ?? '');
});

test('where a script of the basket does not arrive, the button says so and what is typed stays @ci', async ({ page }) => {
  const script = '**/assets/add-to-basket-*.js';
  await page.route(script, (route) => route.abort('connectionreset'));
  await page.goto('/products/drk-02');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const add = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await add(/^Add to basket/).click();
  const again = add('Not added, no connection: try again');
  await expect(again).toBeVisible();
  // Offered once the server has answered after a failure that is not the first.
  await expect(async () => {
    await again.click();
    await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toHaveCount(0);
  await page.route('**/assets/basket-bar-*.js', (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/basket-bar-'));
  await page.unroute(script);
  await again.click();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Enquiry basket: 1 product' }).click();
  const line = page.getByRole('article', { name: title });
  await line.getByLabel('Branding', { exact: true }).selectOption('Something else');
  await line.getByLabel('Branding in words').fill('Logo on the front');
  await failed;
  // A reload would ask whether this release is still there, and come at once.
  await page.waitForLoadState('networkidle');
  await expect(line.getByLabel('Branding in words')).toHaveValue('Logo on the front');
  expect(loads).toBe(0);
});

test('what is chosen on the product page stays chosen at its price, up to the stored order', async ({ page }) => {
  const name = newMessage();
  await page.goto('/products/drk-01?colour=Black&capacity=750+ml');
  await page.getByLabel('Pieces').fill('300');
  await expect(page).toHaveURL('/products/drk-01?colour=Black&capacity=750+ml&pieces=300');
  await expect(page.locator('output')).toContainText('₹1,42,200');
  await page.getByRole('button', { name: 'Add to basket, ₹1,42,200' }).first().click();
  await page.getByRole('button', { name: 'Show the basket' }).click();
  const line = page.getByRole('article', { name: /Vertex Vacuum Flask.*, Black, 750 ml/ });
  await expect(line.getByLabel('Quantity')).toHaveValue('300');
  await expect(line).toContainText('₹1,42,200 ₹474 each');
  await expect(line).toContainText('700 more: ₹453 each');
  await expect(line.locator('img').first()).toHaveAttribute('src', /black/);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('18 % GST₹25,596');
  await page.screenshot({ path: test.info().outputPath('basket.png'), fullPage: true });
  await fillPerson(page, name);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expectDialog(page, 'Query Sent Successfully!!!');
  const [order] = await storedOrders(name);
  expect(order?.lines).toMatchObject([
    {
      ...{ productId: 'drk-01', quantity: 300, option: 'Black, 750 ml', price: 474 },
      options: [
        { kind: 'colour', name: 'Black' },
        { kind: 'capacity', name: '750 ml' },
      ],
      offer: { unit: 47_400, source: 'option', gstRate: 18 },
    },
  ]);
});

test('tabs share the basket, a reload keeps it, and warnings do not block sending @ci', async ({ page, context }) => {
  const name = newMessage();
  const title = await addToBasket(page, 'drk-02');
  const other = await context.newPage();
  await other.goto('/basket');
  const line = other.getByRole('article', { name: title });
  await expect(line).toBeVisible();
  await line.getByLabel('Quantity').fill('1');
  await basketForm(other).getByLabel('Needed by').fill('2020-01-01');
  await expect(line.getByText(/^Below the smallest order of \d+$/)).toBeVisible();
  await expect(line.getByText(/^Needed by 1 Jan 2020 is inside \d+-\d+ working days$/)).toBeVisible();
  await page.goto('/basket');
  await expect(page.getByRole('article', { name: title }).getByLabel('Quantity')).toHaveValue('1');
  await page.reload();
  await expect(page.getByRole('article', { name: title }).getByLabel('Quantity')).toHaveValue('1');
  await fillPerson(page, name);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expectDialog(page, 'Query Sent Successfully!!!');
  await expect(other.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  expect(await storedOrders(name)).toHaveLength(1);
});

test('named baskets are separate; undo restores a deleted one; a sent one is ordered again @ci', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Baskets on this device' });
  const nameBasket = async (button: string, name: string) => {
    await bar.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').getByLabel('Name of the basket')).toBeFocused();
    await page.getByRole('dialog').getByLabel('Name of the basket').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  const first = await addToBasket(page, 'drk-02');
  await page.goto('/basket');
  await nameBasket('Name and client', 'Rao Textiles');
  await nameBasket('New basket', 'Menon & Co');
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  const second = await addToBasket(page, 'drk-03');
  await page.goto('/basket');
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  await expect(page.getByRole('article', { name: first })).toBeHidden();
  await page.screenshot({ path: test.info().outputPath('baskets.png') });
  // Arrow keys browse the baskets; Enter opens one.
  const baskets = bar.getByRole('combobox', { name: 'Basket' });
  await baskets.press('ArrowUp');
  await expect(baskets.locator('option:checked')).toHaveText('Rao Textiles (1 product)');
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  await baskets.press('Enter');
  await expect(page.getByRole('article', { name: first })).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name: first })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('article', { name: first }).getByLabel('Quantity').fill('250');
  await fillPerson(page, newMessage());
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expectDialog(page, 'Query Sent Successfully!!!');
  await page.goto('/outbox');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByRole('article', { name: first }).getByLabel('Quantity')).toHaveValue('250');
});

test('after quick removals one toast remains, and its undo is that of the last product @ci', async ({ page }) => {
  const ids = ['drk-01', 'drk-02', 'drk-03', 'drk-04', 'drk-05', 'drk-06'];
  await page.goto(`/shortlist#${encodeShortlist(ids.map((productId) => ({ productId, option: '', quantity: 50 })))}`);
  await page.getByRole('button', { name: 'Put into my basket' }).click();
  const lines = page.getByRole('article');
  await expect(lines).toHaveCount(6);
  const last = lines.nth(4);
  const title = (await last.getAttribute('aria-label')) ?? '';
  // The library of toasts comes with the first one.
  await lines.first().getByRole('button', { name: 'Remove' }).click();
  const toasts = page.locator('.Toastify__toast');
  await expect(toasts).toHaveCount(1);
  await expect(lines).toHaveCount(5);
  const quick = lines.getByRole('button', { name: 'Remove' });
  await quick.evaluateAll((buttons) => buttons.slice(0, 4).forEach((button) => (button as HTMLElement).click()));
  await expect(lines).toHaveCount(1);
  await expect(toasts.locator('.toast', { hasText: title }).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines.filter({ hasText: title })).toHaveCount(1);
  await expect(lines).toHaveCount(2);
  // Focus goes to the line beside the removed one, then to the page's heading.
  await quick.first().press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines.locator(':focus')).toHaveCount(1);
  await quick.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the dialog of a basket keeps what is typed until the person discards it @ci', async ({ page }) => {
  await addToBasket(page, 'drk-02');
  await page.goto('/basket');
  await page.getByRole('region', { name: 'Baskets on this device' }).getByRole('button', { name: 'Name and client' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name of the basket');
  await expect(name).toBeFocused();
  await page.keyboard.type('Rao Textiles');
  await page.mouse.click(2, 2);
  await expect(name).toHaveValue('Rao Textiles');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what is not saved?' });
  await expect(question).toHaveAccessibleDescription('What you typed and chose cannot be brought back.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Rao Textiles');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the basket has no accessibility violations (${colorScheme}) @ci`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await addToBasket(page, 'drk-02');
    await page.goto('/basket');
    await expect(page.getByRole('article')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('basket.png'), fullPage: true });
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
