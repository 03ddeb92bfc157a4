import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { server } from '../../stack';
import {
  expect,
  expectOnce,
  fillEnquiry,
  newMessage,
  orderForm,
  quickForm,
  storedEnquiries,
  submit,
  submitNatively,
  test,
} from './steps';

/** Opens a page of the site in a browser without JavaScript. */
async function openWithoutScripts(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('the quick enquiry is sent without JavaScript, once after a double click', async ({ faultProxy, browser }) => {
  const message = newMessage();
  const plain = await openWithoutScripts(browser, `${faultProxy.origin}/`);
  await fillEnquiry(plain, message);
  await quickForm(plain).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Query Send Successfully!!!');
  await expect(plain.getByRole('status')).toHaveText('We have received it, and answer by e-mail or phone.');
  await plain.screenshot({ path: test.info().outputPath('receipt.png') });
  await expectOnce(message);
  await plain.reload();
  expect(await storedEnquiries(message)).toHaveLength(1);
  await plain.context().close();
});

test('without JavaScript the form comes back with its values and messages, and can be sent again @ci', async ({
  faultProxy,
  browser,
}) => {
  const message = newMessage();
  const plain = await openWithoutScripts(browser, `${faultProxy.origin}/`);
  await fillEnquiry(plain, message);
  await quickForm(plain).getByLabel('Email').fill('');
  await submitNatively(plain);
  await expect(plain.getByText('Email is Required').last()).toBeVisible();
  await expect(quickForm(plain).getByLabel('Message')).toHaveValue(message);
  await expect(quickForm(plain).getByLabel('Name')).toHaveValue('Asha Rao');
  await plain.screenshot({ path: test.info().outputPath('form-again.png') });
  expect(await storedEnquiries(message)).toEqual([]);
  await quickForm(plain).getByLabel('Email').fill('asha@example.com');
  await submitNatively(plain);
  await expect(plain.getByRole('status')).toHaveText('We have received it, and answer by e-mail or phone.');
  await expectOnce(message);
  await plain.context().close();
});

test('an order is sent without JavaScript and names its product @ci', async ({ faultProxy, browser }) => {
  const name = newMessage();
  const plain = await openWithoutScripts(browser, `${faultProxy.origin}/products/drk-02`);
  const form = orderForm(plain);
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Mobile (Max 10 digit)').fill('9812345678');
  await submitNatively(plain);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Query Sent Successfully!!!');
  await expect(plain.getByRole('status')).toContainText('We will ask you for what was left open.');
  const orders = await server.firestore().collection('orders').where('name', '==', name).get();
  expect(orders.docs.map((order) => order.get('productId') as string)).toEqual(['drk-02']);
  await plain.context().close();
});

test('a click while the scripts are still loading is sent', async ({ page: slow }) => {
  const message = newMessage();
  let release = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (release = resolve));
  await slow.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue().catch(() => undefined);
  });
  await slow.goto('/', { waitUntil: 'commit' });
  await fillEnquiry(slow, message);
  await submitNatively(slow);
  release();
  await expect(slow.getByRole('heading', { level: 1 })).toHaveText('Query Send Successfully!!!');
  await expectOnce(message);
});

test('a form whose script never arrives is sent by the browser, and its draft stays', async ({ page }) => {
  const message = newMessage();
  await page.route('**/assets/submit-lead-*.js', (route) => route.abort('connectionreset'));
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/submit-lead-'));
  await fillEnquiry(page, message);
  await failed;
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Query Send Successfully!!!');
  await expectOnce(message);
  await page.goto('/');
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(message);
  // Sent once more, now by the script: it stays one enquiry.
  await page.unroute('**/assets/submit-lead-*.js');
  await page.reload();
  await submit(page);
  await expect(quickForm(page).getByRole('status')).toContainText('Sent. Your reference is');
  await expectOnce(message);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages that answer a form have no accessibility violations (${colorScheme}) @ci`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const form = quickForm(page);
    const sendNatively = () => form.evaluate((element: HTMLFormElement) => element.submit());
    await fillEnquiry(page, newMessage());
    await form.getByLabel('Email').fill('');
    await sendNatively();
    await expect(page).toHaveTitle(/^Quick Enquiry/);
    await expect(page.getByText('Email is Required').last()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await form.getByLabel('Email').fill('asha@example.com');
    await sendNatively();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Query Send Successfully!!!');
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
