import type { BrowserContext, Page } from '@playwright/test';
import { barriersOf } from '../barriers';
import { expect, expectOnce, newWords, quickForm, storedEnquiries, submit, test, whenInstalled, writeEnquiry } from './steps';

/** A page whose outbox holds one enquiry that could not be sent yet. */
async function waiting(page: Page, context: BrowserContext): Promise<string> {
  const words = newWords();
  await page.goto('/');
  await whenInstalled(page);
  await context.setOffline(true);
  await writeEnquiry(page, words);
  await submit(page);
  await expect(quickForm(page).getByRole('status')).toContainText('not sent yet');
  await page.getByRole('link', { name: 'Show my enquiries' }).click();
  await expect(page.getByRole('article')).toContainText(words);
  return words;
}

test('a waiting enquiry can be changed; what is sent is the change', async ({ page, context }) => {
  const words = await waiting(page, context);
  const changed = newWords();
  const entry = page.getByRole('article');
  await entry.getByRole('button', { name: 'Edit' }).click();
  await entry.getByLabel('Message').fill(changed);
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toContainText(changed);
  await context.setOffline(false);
  await expect(entry).toContainText('Received by us');
  await expectOnce(changed);
  expect(await storedEnquiries(words)).toEqual([]);
});

test('a waiting enquiry is deleted only after asking, and then not sent', async ({ page, context, line }) => {
  const words = await waiting(page, context);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article')).toContainText(words);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(line.sent).toEqual([]);
});

test('it can go another way, under the same reference', async ({ page, context }) => {
  const words = await waiting(page, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const entry = page.getByRole('article');
  const reference = (await entry.getByRole('heading').textContent()) ?? '';
  expect(reference).toMatch(/^Q-[0-9A-Z]{7}$/);
  for (const way of ['WhatsApp', 'Mail']) {
    const link = decodeURIComponent((await entry.getByRole('link', { name: way }).getAttribute('href')) ?? '');
    expect(link).toContain(reference);
    expect(link).toContain(words);
  }
  await entry.getByRole('button', { name: 'Copy as text' }).click();
  await expect(entry.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reference);
});

test('with every tab closed, Background Sync sends it', async ({ page, context, line, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has Background Sync');
  const words = await waiting(page, context);
  const devtools = await context.newPage().then((blank) => context.newCDPSession(blank));
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(line.origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.close();
  await context.setOffline(false);
  const event = { origin: line.origin, registrationId: await registration, tag: 'outbox', lastChance: false };
  // One that comes before the worker knows of the network is refused, and Chromium sends it again.
  await expect(async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', event);
    await expect.poll(() => line.sent.length, { timeout: 3_000 }).toBe(1);
  }).toPass({ timeout: 40_000 });
  await expectOnce(words);
  const after = await context.newPage();
  await after.goto('/outbox');
  await expect(after.getByRole('article')).toContainText('Received by us');
  expect(line.sent).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the outbox has no barriers (${colorScheme})`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waiting(page, context);
    expect(await barriersOf(page)).toEqual([]);
  });
}
