import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';
import { eventually, server, stack } from '../../stack';
import { FaultProxy } from './fault-proxy';

/** The first call of an emulated function starts a process: no person's patience should be tested with that. */
async function wakeServer(): Promise<void> {
  const lead = { email: 'wake@example.com', message: 'Good morning' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${stack().baseUrl}/api/quick-enquiries`, { method: 'POST', headers, body: JSON.stringify(lead) });
}

/** Every test gets a line of its own to the site, in good order until the test says otherwise. */
declare global {
  interface Window {
    /** Sentences of the dialogs that this page has shown. */
    told: string[];
  }
}

/** Runs in the page. A dialog that lasts 1.5 s can come and go between two looks from outside. */
function listen(): void {
  window.told = [];
  new MutationObserver(() => {
    const sentence = document.querySelector('dialog[role="alertdialog"][open]')?.getAttribute('aria-label') ?? '';
    if (sentence !== '' && !window.told.includes(sentence)) window.told.push(sentence);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Waits until a dialog has said this and has gone again. */
export async function expectTold(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.told)).toContain(sentence);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

export const test = base.extend<{ line: FaultProxy }, { site: string }>({
  site: [
    async ({ browser }, use) => {
      expect(browser.isConnected()).toBe(true);
      await wakeServer();
      await use(stack().baseUrl);
    },
    { scope: 'worker' },
  ],
  line: async ({ site }, use) => {
    const proxy = await FaultProxy.start(site);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  context: async ({ context }, use) => {
    await context.addInitScript(listen);
    await use(context);
  },
});
export { expect };

/** Words that find a lead again. */
export const newWords = (): string => `Bottles ${crypto.randomUUID()}`;

export const quickForm = (page: Page) => page.getByRole('form', { name: 'Quick Enquiry' });
export const orderForm = (page: Page) => page.getByRole('form', { name: 'Enquiry Form' });

/** Writes a whole quick enquiry, and leaves it unsent. */
export async function writeEnquiry(page: Page, message: string): Promise<void> {
  const form = quickForm(page);
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Mobile').fill('9812345678');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Message').fill(message);
}

export const submit = (page: Page) => page.getByRole('form').getByRole('button', { name: 'Submit' }).last().click();

/** The stored quick enquiries with that message. */
export async function storedEnquiries(message: string) {
  const found = await server.firestore().collection('quickEnquiries').where('message', '==', message).get();
  return found.docs.map((document) => ({ ...document.data(), id: document.id }));
}

/** Waits for the lead, then checks that it is there once and that staff got one mail. */
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
  const mail = server.firestore().doc(`mail/${kind}-${id}`);
  await eventually(`the mail about ${id}`, async () => ((await mail.get()).get('state') === 'sent' ? true : undefined), 40_000);
  const files = await readdir(join(process.cwd(), '.mail', stack().projectId));
  expect(files.filter((name) => name.startsWith(`${kind}-${id}.`))).toHaveLength(1);
}

/** Until the service worker answers for this origin, so that pages open without a network. */
export const whenInstalled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller !== null,
  );
