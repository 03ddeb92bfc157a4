import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import sharp from 'sharp';
import { mailTexts, whenMailSent } from '../../sent-mails';
import { eventually, server, stack } from '../../stack';
import { whenHydrated } from '../when-hydrated';
import { FaultProxy } from './fault-proxy';

declare global {
  interface Window {
    /** Messages of the dialogs that this page has shown. */
    dialogMessages: string[];
  }
}

/** Runs in the page and records dialogs: one that lasts 1.5 s may be missed by polling. */
export function recordDialogs(): void {
  window.dialogMessages = [];
  new MutationObserver(() => {
    const message = document.querySelector('dialog[role="alertdialog"][open]')?.getAttribute('aria-label') ?? '';
    if (message !== '' && !window.dialogMessages.includes(message)) window.dialogMessages.push(message);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Waits until a dialog has shown this message and has closed. */
export async function expectDialog(page: Page, message: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.dialogMessages)).toContain(message);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** Each test gets its own FaultProxy, which forwards everything until the test sets faults. */
export const test = base.extend<{ faultProxy: FaultProxy }>({
  // Playwright reads the dependencies of a fixture from its first parameter.
  faultProxy: async ({}, use) => {
    const started = await FaultProxy.start(stack().baseUrl);
    await use(started);
    await started.stop();
  },
  baseURL: async ({ faultProxy }, use) => use(faultProxy.origin),
  context: async ({ context }, use) => {
    await context.addInitScript(recordDialogs);
    await use(context);
  },
});
export { expect };

/** A unique message, by which a test finds its lead. */
export const newMessage = (): string => `Bottles ${crypto.randomUUID()}`;

export const quickForm = (page: Page) => page.getByRole('form', { name: 'Quick Enquiry' });
export const orderForm = (page: Page) => page.getByRole('form', { name: 'Enquiry Form' });

/** Fills in a whole quick enquiry without submitting it. */
export async function fillEnquiry(page: Page, message: string): Promise<void> {
  const form = quickForm(page);
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Mobile').fill('9812345678');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Message').fill(message);
}

const submitButton = (page: Page) => page.getByRole('form').getByRole('button', { name: 'Submit' }).last();

export async function submit(page: Page, action: 'click' | 'dblclick' = 'click'): Promise<void> {
  await whenHydrated(submitButton(page));
  await submitButton(page)[action]();
}

/** A photo as a phone takes it: 12 million pixels, noisy, about 8 MB, with GPS. */
export const takePhoto = (): Promise<Buffer> =>
  sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  })
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg({ quality: 94 })
    .toBuffer();

/** Submits a quick enquiry without a connection; returns its message. The device stays offline. */
export async function submitOffline(page: Page, context: BrowserContext): Promise<string> {
  const message = newMessage();
  await page.goto('/');
  await whenInstalled(page);
  await context.setOffline(true);
  await fillEnquiry(page, message);
  await submit(page);
  await expect(quickForm(page).getByRole('status')).toContainText('not sent yet');
  return message;
}

/** Submits a form that no script handles (yet). */
export const submitNatively = (page: Page): Promise<void> => submitButton(page).click();

/** Adds a product of the seed to the basket from its page; returns its title. */
export async function addToBasket(page: Page, productId: string): Promise<string> {
  await page.goto(`/products/${productId}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // On a phone the bar at the bottom has it, too, where the page's own is not in view.
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expect(page.getByText(new RegExp(`x ${title} (is|are) in `))).toBeVisible();
  return title;
}

/** The stored quick enquiries with that message. */
export async function storedEnquiries(message: string) {
  const found = await server.firestore().collection('quickEnquiries').where('message', '==', message).get();
  return found.docs.map((document) => ({ ...document.data(), id: document.id }));
}

/** Waits for the lead, then checks that it is stored once and that staff got one mail. */
export async function expectOnce(message: string): Promise<void> {
  const [lead] = await eventually(
    `the lead "${message}"`,
    async () => {
      const leads = await storedEnquiries(message);
      return leads.length > 0 ? leads : undefined;
    },
    40_000,
  );
  expect(await storedEnquiries(message)).toHaveLength(1);
  await expectOneMail('quickEnquiry', lead?.id ?? '');
}

export async function expectOneMail(kind: string, id: string): Promise<void> {
  await whenMailSent(`${kind}-${id}`, 40_000);
  expect(await mailTexts(`${kind}-${id}`)).toHaveLength(1);
}

/** Waits until the service worker controls the page, so that pages open offline. */
export const whenInstalled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller !== null,
    undefined,
    { timeout: 60_000 },
  );
