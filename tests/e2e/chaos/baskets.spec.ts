import fc from 'fast-check';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { decodeTransferCode } from '../../../web/src/lib/transfer-code';
import { server, stack } from '../../stack';
import { expect, expectOneMail, newMessage, test, whenInstalled } from '../enquiry/steps';
import { FAULTS, type Fault, type FaultProxy } from '../enquiry/fault-proxy';

test.use({ serviceWorkers: 'allow' });

/** One enquiry of a basket, and what happens around it. */
interface Enquiry {
  hasFile: boolean;
  isOffline: boolean;
  /** The person reloads the page while the request is under way. */
  reloads: boolean;
  /** The person sends the transfer code by chat, and staff paste it twice. */
  transfers: boolean;
}
interface History {
  enquiries: readonly Enquiry[];
  faults: readonly Fault[];
  blocksFiles: boolean;
}
const enquiry = fc.record<Enquiry>({
  hasFile: fc.boolean(),
  isOffline: fc.boolean(),
  reloads: fc.boolean(),
  transfers: fc.boolean(),
});
const history = fc.record<History>({
  enquiries: fc.array(enquiry, { minLength: 2, maxLength: 3 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 2, maxLength: 8 }),
  blocksFiles: fc.boolean(),
});

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const historyOf = (seed: number): History => {
  const [made] = fc.sample(history, { seed, numRuns: 1 });
  if (made === undefined) throw new Error('fast-check made no history');
  return made;
};

const SENT = 'Query Sent Successfully!!!';
const SAVED = 'Saved on this device';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f4c4a' } })
    .jpeg()
    .toBuffer();

/** A device that sends baskets. Records the names of enquiries that the site reported as sent or saved. */
class BasketDevice {
  readonly promised: { name: string; hasFile: boolean }[] = [];
  readonly submitted: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly proxy: FaultProxy,
  ) {}

  async send({ hasFile, isOffline, reloads, transfers }: Enquiry): Promise<void> {
    const { page } = this;
    const name = newMessage();
    this.submitted.push(name);
    await this.context.setOffline(false);
    await this.fillBasket();
    const form = page.getByRole('form', { name: 'Enquiry basket' });
    for (const [label, text] of Object.entries({
      'Company Name': 'Rao Textiles',
      'City Name': 'Pune',
      Email: 'asha@example.com',
    }))
      await form.getByLabel(label).fill(text);
    await form.getByLabel('Name', { exact: true }).fill(name);
    if (hasFile) {
      const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photo() };
      await form.getByLabel('Photo or logo (optional)').setInputFiles(file);
      await expect(form.getByText(/^logo\.jpg, \d+ kB$/)).toBeVisible();
    }
    await this.context.setOffline(isOffline);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    if (reloads) await page.reload();
    else if (await this.isPromised()) this.promised.push({ name, hasFile });
    if (transfers) await this.transfer();
  }

  /** Opens the basket with a product in it. After a reload during a submission, it may be in there already. */
  private async fillBasket(): Promise<void> {
    const { page } = this;
    await expect(async () => {
      await page.goto('/products/drk-02');
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      // Within the page, which holds the basket while the device stores it.
      await page.getByRole('link', { name: 'Enquiry basket: 1 product' }).click();
      await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Waits for the report of a submission. A request without an answer ends by the page's clock. */
  private async isPromised(): Promise<boolean> {
    let messages: string[] = [];
    await expect(async () => {
      messages = await this.page.evaluate(() => window.dialogMessages);
      if (messages.length === 0) await this.context.clock.fastForward(3_000);
      expect(messages).not.toEqual([]);
    }).toPass({ timeout: 40_000 });
    await this.context.clock.fastForward(2_000);
    return messages.some((message) => [SENT, SAVED].includes(message));
  }

  /** Staff get the code of the latest enquiry that waits, if there is one, and store it twice. */
  private async transfer(): Promise<void> {
    const { page } = this;
    await page.goto('/outbox');
    // The list is read after the heading is shown.
    await expect(page.getByRole('article').or(page.getByText('Nothing here yet')).first()).toBeVisible();
    const waiting = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Send another way' }) });
    if (!(await waiting.first().isVisible())) return;
    // Until they are sent, enquiries differ by the sender's name only.
    const words = (await waiting.first().textContent()) ?? '';
    const sender = this.submitted.find((name) => words.includes(name));
    if (sender === undefined) throw new Error(`Nobody sent this: ${words}`);
    const latest = page.getByRole('article').filter({ hasText: sender });
    await latest.getByRole('button', { name: 'Send another way' }).click();
    const href = (await latest.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
    const found = decodeTransferCode(new URL(href).searchParams.get('text') ?? '');
    if (typeof found === 'string') throw new Error(`The code is ${found}`);
    for (let paste = 0; paste < 2; paste += 1) {
      const answer = await fetch(`${stack().baseUrl}/api/myorders/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...found.content, id: found.id }),
      });
      expect(answer.status).toBe(201);
    }
  }

  /** Removes every fault: enquiries and files must now be sent by themselves. */
  async recover(): Promise<void> {
    this.proxy.faults = [];
    this.proxy.blocksFiles = false;
    this.proxy.hangUp();
    await this.context.setOffline(false);
    await this.page.goto('/outbox');
    if (this.promised.length > 0) await expect(this.page.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await this.context.clock.fastForward(1_900_000);
      await expect(this.page.getByText(/^(Saved on this device|Sending)$|follows the enquiry by itself/)).toHaveCount(0, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
    await expect(this.page.getByText('Needs you')).toHaveCount(0);
  }
}

const ordersOf = async (name: string) => (await server.firestore().collection('orders').where('name', '==', name).get()).docs;

test.describe('every basket that was reported as sent or saved arrives once, with its file', () => {
  test('the histories contain every event @long', () => {
    const histories = SEEDS.map(historyOf);
    const enquiries = histories.flatMap((one) => one.enquiries);
    expect(enquiries.some(({ hasFile, isOffline, transfers }) => hasFile && isOffline && transfers)).toBe(true);
    expect(enquiries.some(({ isOffline, reloads }) => isOffline && reloads)).toBe(true);
    expect(histories.some(({ blocksFiles }) => blocksFiles)).toBe(true);
    const faults = new Set(histories.flatMap((one) => one.faults));
    expect(FAULTS.filter((fault) => !faults.has(fault))).toEqual([]);
  });

  for (const seed of SEEDS) {
    test(`history ${seed} of baskets, files and rescue @long`, async ({ page, context, faultProxy }) => {
      test.setTimeout(300_000);
      const { enquiries, faults, blocksFiles } = historyOf(seed);
      test.info().annotations.push({ type: 'history', description: JSON.stringify({ enquiries, faults, blocksFiles }) });
      await context.clock.install();
      await page.goto('/');
      await whenInstalled(page);
      const device = new BasketDevice(page, context, faultProxy);
      faultProxy.faults = [...faults];
      faultProxy.blocksFiles = blocksFiles;
      for (const one of enquiries) await device.send(one);
      await device.recover();
      for (const { name, hasFile } of device.promised) {
        const [order, ...more] = await ordersOf(name);
        expect([order?.get('name') as unknown, more.length]).toEqual([name, 0]);
        expect(order?.get('lines')).toHaveLength(1);
        if (hasFile) expect(order?.get('attachment.state')).toBe('received');
        await expectOneMail('order', order?.id ?? '');
      }
      for (const name of device.submitted) expect((await ordersOf(name)).length, name).toBeLessThanOrEqual(1);
    });
  }
});
