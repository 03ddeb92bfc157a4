import {
  expectOnce,
  expect,
  expectDialog,
  newMessage,
  quickForm,
  storedEnquiries,
  submit,
  submitOffline,
  test,
  whenInstalled,
  fillEnquiry,
} from './steps';
import { whenHydrated } from '../when-hydrated';

test.use({ serviceWorkers: 'allow' });

test('sends an enquiry once after a double click and shows its reference', async ({ page, faultProxy }) => {
  const message = newMessage();
  await page.goto('/');
  await whenInstalled(page);
  await fillEnquiry(page, message);
  await submit(page, 'dblclick');
  await expectDialog(page, 'Query Send Successfully!!!');
  await expect(quickForm(page).getByRole('status')).toContainText(/Sent\. Your reference is Q-[0-9A-Z]{7}/);
  await expect(quickForm(page).getByLabel('Message')).toHaveValue('');
  expect(faultProxy.sent).toHaveLength(1);
  await expectOnce(message);
});

test('asks once about a number of 5 digits beside an address without a domain, and sends it @ci', async ({
  page,
  faultProxy,
}) => {
  const message = newMessage();
  await page.goto('/');
  await fillEnquiry(page, message);
  await quickForm(page).getByLabel('Mobile').fill('98123');
  await quickForm(page).getByLabel('Email').fill('asha@example');
  await submit(page);
  await expect(quickForm(page).getByText('This number has 5 digits. Send anyway?')).toBeVisible();
  await expect(quickForm(page).getByLabel('Mobile')).toBeFocused();
  expect(faultProxy.sent).toHaveLength(0);
  await quickForm(page).getByRole('button', { name: 'Send anyway' }).click();
  await expectDialog(page, 'Query Send Successfully!!!');
  await expectOnce(message);
});

test('saves an enquiry offline and sends it when the network returns', async ({ page, context }) => {
  const message = newMessage();
  await page.goto('/');
  await whenInstalled(page);
  await context.setOffline(true);
  await page.reload();
  await fillEnquiry(page, message);
  await submit(page);
  await expectDialog(page, 'Saved on this device');
  await expect(page.getByRole('link', { name: 'My enquiries: 1 is waiting to be sent' })).toBeVisible();
  await expect(quickForm(page).getByRole('status')).toContainText('not sent yet');
  expect(await storedEnquiries(message)).toEqual([]);
  await page.getByRole('link', { name: 'Show my enquiries' }).click();
  await expect(page.getByRole('article')).toContainText('Saved on this device');
  await context.setOffline(false);
  await expect(page.getByRole('article')).toContainText('Received by us');
  await expectOnce(message);
});

test('retries after server errors; the lead is stored once', async ({ page, faultProxy }) => {
  const message = newMessage();
  faultProxy.faults = ['errorBefore', 'errorAfter', 'loginPage', 'proxyRefuses'];
  await page.goto('/');
  await whenInstalled(page);
  await fillEnquiry(page, message);
  await submit(page);
  await expectDialog(page, 'Something Went Wrong!!!Please Try Again Later.');
  await page.getByRole('link', { name: 'Show my enquiries' }).click();
  const entry = page.getByRole('article');
  await expect(entry).toContainText('Saved on this device');
  // Retried by the button or the timer, through every fault, until the receipt.
  await expect(async () => {
    const again = entry.getByRole('button', { name: 'Try now' });
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(entry).toContainText('Received by us', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(new Set(faultProxy.sent).size).toBe(1);
  expect(faultProxy.sent.length).toBeGreaterThanOrEqual(5);
  await expectOnce(message);
});

test('sends once when the page is reloaded during the request', async ({ page, faultProxy }) => {
  const message = newMessage();
  faultProxy.faults = ['silentAfter'];
  await page.goto('/');
  await whenInstalled(page);
  await fillEnquiry(page, message);
  await submit(page);
  await expect.poll(() => faultProxy.sent.length).toBe(1);
  await page.reload();
  await page.goto('/outbox');
  await expect(page.getByRole('article')).toContainText('Received by us');
  expect(new Set(faultProxy.sent).size).toBe(1);
  await expectOnce(message);
});

test('two tabs send a waiting enquiry once @ci', async ({ page, context, faultProxy }) => {
  const message = await submitOffline(page, context);
  const other = await context.newPage();
  await other.goto('/outbox');
  await expect(other.getByRole('article')).toContainText('Saved on this device');
  await context.setOffline(false);
  await expect(other.getByRole('article')).toContainText('Received by us');
  await expect(page.getByRole('link', { name: 'My enquiries', exact: true })).toBeVisible();
  // A lost response is requested again under the same id.
  expect(new Set(faultProxy.sent).size).toBe(1);
  await expectOnce(message);
});

test('shows missing fields; sends with an e-mail and not without', async ({ page, faultProxy }) => {
  const message = newMessage();
  await page.goto('/');
  await whenInstalled(page);
  await submit(page);
  const form = quickForm(page);
  for (const message of ['Name is Required', 'Number is Required', 'Message is Required', 'Email is Required']) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByRole('status')).toHaveText('Not sent: 4 fields need a look.');
  expect(faultProxy.sent).toEqual([]);
  await form.getByLabel('Email').fill('  asha@example.com ');
  await form.getByLabel('Message').fill(message);
  await submit(page);
  await expect(form.getByRole('status')).toContainText('We will ask you for what was left open');
  await expect(form.getByText(/^Not sent/)).toHaveCount(0);
  await expect(form.getByText('Name is Required')).toBeVisible();
  await expectOnce(message);
  expect((await storedEnquiries(message))[0]).toMatchObject({ incomplete: true, name: '', email: 'asha@example.com' });
});

test('an error below the fold comes into view and leaves when its field is filled @ci', async ({ page }) => {
  await page.goto('/');
  const form = quickForm(page);
  await fillEnquiry(page, newMessage());
  await form.getByLabel('Email').fill(' ');
  await form.getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded();
  await submit(page);
  await expect(form.getByText('Email is Required')).toBeInViewport();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('  ');
  await expect(form.getByText('Email is Required')).toBeVisible();
  await form.getByLabel('Email').fill('a');
  await expect(form.getByText('Email is Required')).toBeHidden();
});

test('restores a draft after navigation and reload', async ({ page }) => {
  const message = newMessage();
  await page.goto('/');
  await whenHydrated(quickForm(page).getByLabel('Message'));
  await fillEnquiry(page, message);
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL(/PrivacyPolicy/);
  await page.goto('/');
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(message);
  await page.reload();
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(message);
  await expect(quickForm(page).getByLabel('Mobile')).toHaveValue('9812345678');
});

test('without storage: sends at once, or leaves the text in the form @ci', async ({ page, faultProxy }) => {
  const message = newMessage();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space left', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await fillEnquiry(page, message);
  faultProxy.faults = ['cutAfter'];
  await submit(page);
  const form = quickForm(page);
  await expect(form.getByRole('status')).toContainText('Your text is still in the form');
  await expect(form.getByLabel('Message')).toHaveValue(message);
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await submit(page);
  await expect(form.getByRole('status')).toContainText('Sent. Your reference is');
  expect(new Set(faultProxy.sent).size).toBe(1);
  await expectOnce(message);
});
