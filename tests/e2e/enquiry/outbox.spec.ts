import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { expect, expectOnce, newMessage, storedEnquiries, submitOffline, test } from './steps';
import { filesCached } from '../staff/steps';

test.use({ serviceWorkers: 'allow' });

/** Opens the outbox with one enquiry that has not been sent. */
async function openWithWaitingEnquiry(page: Page, context: BrowserContext): Promise<string> {
  const message = await submitOffline(page, context);
  await page.getByRole('link', { name: 'Show my enquiries' }).click();
  await expect(page.getByRole('article')).toContainText(message);
  return message;
}

test('sends the edited version of a waiting enquiry @ci', async ({ page, context, faultProxy }) => {
  // The emulated loss of the network does not reach a worker that starts after it.
  faultProxy.always = 'cutBefore';
  const message = await openWithWaitingEnquiry(page, context);
  const changed = newMessage();
  const entry = page.getByRole('article');
  await entry.getByRole('button', { name: 'Edit' }).click();
  await expect(entry.getByLabel('Name', { exact: true })).toBeFocused();
  const email = entry.getByLabel('Email');
  const typed = await email.inputValue();
  await email.fill('');
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(email).toBeFocused();
  await expect(entry.getByText('Email is Required')).toBeVisible();
  await email.fill(typed);
  await expect(entry.getByText('Email is Required')).toHaveCount(0);
  await entry.getByLabel('Message').fill(changed);
  // An attempt may hold the enquiry at that moment: the form says so, and asks for another click.
  await expect(async () => {
    await entry.getByRole('button', { name: 'Save' }).click();
    await expect(entry.getByRole('form', { name: 'Edit' })).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(entry).toContainText(changed);
  faultProxy.always = 'fine';
  await context.setOffline(false);
  await expect(entry).toContainText('Received by us');
  await expectOnce(changed);
  expect(await storedEnquiries(message)).toEqual([]);
});

test('deletes a waiting enquiry after a confirmation and does not send it @ci', async ({ page, context, faultProxy }) => {
  const message = await openWithWaitingEnquiry(page, context);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article')).toContainText(message);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(faultProxy.sent).toEqual([]);
});

test('offers WhatsApp, mail and copy of what is not sent yet @ci', async ({ page, context }) => {
  await page.goto('/');
  // The script of messages is one of those that come after the install set.
  await filesCached(page, 'later');
  const message = await openWithWaitingEnquiry(page, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const entry = page.getByRole('article');
  // The server chooses the reference.
  await expect(entry.getByRole('heading')).toHaveText('Quick enquiry · Asha Rao');
  await entry.getByRole('button', { name: 'Send another way' }).click();
  await expect(entry.getByRole('group', { name: 'Send another way' })).toBeFocused();
  for (const way of ['WhatsApp', 'Mail']) {
    const link = decodeURIComponent((await entry.getByRole('link', { name: way }).getAttribute('href')) ?? '');
    expect(link).toContain(message);
    expect(link).toMatch(/\nENQ1\.\S+\.[0-9a-f]{8}$/);
  }
  await entry.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('The enquiry is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
});

test('Background Sync sends a waiting enquiry with every tab closed @ci', async ({
  page,
  context,
  faultProxy,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has Background Sync');
  const message = await openWithWaitingEnquiry(page, context);
  const devtools = await context.newPage().then((blank) => context.newCDPSession(blank));
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(faultProxy.origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.close();
  await context.setOffline(false);
  const event = { origin: faultProxy.origin, registrationId: await registration, tag: 'outbox', lastChance: false };
  // An event that comes before the worker is online fails, and Chromium repeats it.
  await expect(async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', event);
    await expect.poll(() => faultProxy.sent.length, { timeout: 3_000 }).toBe(1);
  }).toPass({ timeout: 40_000 });
  await expectOnce(message);
  const after = await context.newPage();
  await after.goto('/outbox');
  await expect(after.getByRole('article')).toContainText('Received by us');
  expect(faultProxy.sent).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the outbox has no accessibility violations (${colorScheme}) @ci`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openWithWaitingEnquiry(page, context);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
