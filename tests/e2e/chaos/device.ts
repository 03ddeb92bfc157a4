import { test, type BrowserContext, type Page } from '@playwright/test';
import { expect, newMessage, quickForm, whenInstalled, fillEnquiry } from '../enquiry/steps';
import type { FaultProxy } from '../enquiry/fault-proxy';
import type { Step } from './history';

const DAY = 86_400_000;

/** A browser: opens and closes tabs, submits enquiries, and records what the site reports about them. */
export class Device {
  /** Messages of enquiries that the site reported as sent or saved. */
  readonly promised: string[] = [];
  /** Messages of every submitted enquiry. */
  readonly submitted: string[] = [];
  private tabs: Page[] = [];
  private offline = false;

  constructor(
    private readonly context: BrowserContext,
    private readonly proxy: FaultProxy,
  ) {}

  async start(): Promise<void> {
    await this.context.clock.install();
    await this.context.addInitScript(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put');
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
        if (localStorage.getItem('full') === 'yes') throw new DOMException('No space left', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await whenInstalled(await this.open());
  }

  async run(step: Step): Promise<void> {
    const tab = this.tabs.at(-1) ?? (await this.open());
    if (step.do === 'submit') await this.submit(tab);
    if (step.do === 'submitAndLeave') await this.submitAndLeave(tab);
    if (step.do === 'offline' || step.do === 'online') await this.setOffline(step.do === 'offline');
    if (step.do === 'reload') await tab.reload();
    if (step.do === 'openTab') await this.open();
    if (step.do === 'closeTab') await this.close(tab);
    if (step.do === 'sendAll') await this.sendAll();
    if (step.do === 'sync') await this.sync();
    if (step.do === 'newWorker') await this.release(tab);
    if (step.do === 'letWorkerIn') await this.letWorkerIn(tab);
    if (step.do === 'forward') await this.context.clock.fastForward(step.seconds * 1000);
    if (step.do === 'setClock') await this.context.clock.setSystemTime(Date.now() + step.days * DAY);
    if (step.do === 'storage') await tab.evaluate((full) => localStorage.setItem('full', full ? 'yes' : 'no'), step.full);
  }

  /** Removes every fault: one tab, a working network, free storage. Every waiting enquiry must now be sent by itself. */
  async recover(): Promise<void> {
    this.proxy.faults = [];
    this.proxy.hangUp();
    await this.setOffline(false);
    const tab = await this.open();
    await tab.evaluate(() => localStorage.setItem('full', 'no'));
    for (const other of this.tabs.filter((one) => one !== tab)) await this.close(other);
    await this.goTo(tab, '/outbox');
    await expect(async () => {
      await this.context.clock.fastForward(310_000);
      await expect(tab.getByText(/^(Saved on this device|Sending)$/)).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    await expect(tab.getByText('Needs you')).toHaveCount(0);
    await this.goTo(tab, '/');
  }

  private async open(): Promise<Page> {
    const tab = await this.context.newPage();
    this.tabs.push(tab);
    await this.goTo(tab, '/');
    await expect(quickForm(tab)).toBeVisible();
    return tab;
  }

  /**
   * Chromium on a busy machine may block a navigation for minutes during a worker update. The workers are then restarted,
   * as a person restarts the browser, and the report shows it.
   */
  private async goTo(tab: Page, path: string): Promise<void> {
    if (await tab.goto(path, { timeout: 30_000 }).catch(() => null)) return;
    const devtools = await this.context.newCDPSession(tab);
    const workers = new Map<string, string>();
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status, runningStatus } of versions) workers.set(versionId, `${status} ${runningStatus}`);
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await devtools.detach();
    test.info().annotations.push({ type: 'restarted', description: [...workers.values()].join(', ') });
    await tab.goto(path);
  }

  private async close(tab: Page): Promise<void> {
    this.tabs = this.tabs.filter((one) => one !== tab);
    await tab.close();
  }

  private async setOffline(offline: boolean): Promise<void> {
    this.offline = offline;
    await this.context.setOffline(offline);
  }

  /** Submits a new enquiry, or the one left in the form, and records the reported result. */
  private async submit(tab: Page): Promise<void> {
    const form = quickForm(tab);
    const message = await this.write(tab);
    const status = form.getByRole('status');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(async () => {
      // A request without an answer ends by the page's clock.
      if ((await status.textContent({ timeout: 500 })) === '') await this.context.clock.fastForward(3_000);
      await expect(status).not.toBeEmpty({ timeout: 400 });
    }).toPass({ timeout: 30_000 });
    if (/^(Sent\.|Saved on this device)/.test((await status.textContent()) ?? '')) this.promised.push(message);
    await this.context.clock.fastForward(2_000);
  }

  /** Submits and closes the tab at once. */
  private async submitAndLeave(tab: Page): Promise<void> {
    await this.write(tab);
    await quickForm(tab).getByRole('button', { name: 'Submit' }).click();
    await this.close(tab);
  }

  private async write(tab: Page): Promise<string> {
    const form = quickForm(tab);
    const left = await form.getByLabel('Message').inputValue();
    const message = left === '' ? newMessage() : left;
    if (left === '') this.submitted.push(message);
    // An open dialog blocks typing and closes by the page's clock.
    await expect(async () => {
      await this.context.clock.fastForward(2_000);
      await expect(tab.getByRole('alertdialog')).toHaveCount(0, { timeout: 500 });
      await fillEnquiry(tab, message);
      // The last sender may be restored between the two steps of filling a field, which then has both texts.
      await expect(form.getByLabel('Name')).toHaveValue('Asha Rao', { timeout: 500 });
      await expect(form.getByLabel('Email')).toHaveValue('asha@example.com', { timeout: 500 });
      await expect(form.getByLabel('Message')).toHaveValue(message, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    return message;
  }

  /** Publishes a newer service worker and lets the browser find it. Offline it finds none. */
  private async release(tab: Page): Promise<void> {
    this.proxy.release();
    if (this.offline) return;
    await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await tab.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  }

  /** Accepts the update to a newer service worker; the page reloads. */
  private async letWorkerIn(tab: Page): Promise<void> {
    await this.release(tab);
    const yes = tab.getByRole('button', { name: 'Load it now' });
    if (this.offline && !(await yes.isVisible())) return;
    const reloaded = tab.waitForEvent('load', { timeout: 15_000 });
    await yes.click();
    // A worker that is sending is replaced only when its requests end. A person who waits too long reloads the page.
    const cutting = setInterval(() => this.proxy.hangUp(), 300);
    const reload = () => expect(() => tab.reload({ timeout: 15_000 })).toPass({ timeout: 120_000 });
    await reloaded.then(() => undefined, reload).finally(() => clearInterval(cutting));
    await expect(quickForm(tab)).toBeVisible();
  }

  private async sendAll(): Promise<void> {
    const tab = await this.open();
    await this.goTo(tab, '/outbox');
    const button = tab.getByRole('button', { name: 'Send all now' });
    if (await button.isVisible()) await button.click();
    await this.goTo(tab, '/');
  }

  /** Dispatches the Background Sync event as Chromium does when the network returns. */
  private async sync(): Promise<void> {
    if (this.offline) return;
    const tab = this.tabs.at(-1) ?? (await this.open());
    const devtools = await this.context.newCDPSession(tab);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(this.proxy.origin));
        if (ours !== undefined) resolve(ours.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.proxy.origin,
      registrationId: await registration,
      tag: 'outbox',
      lastChance: false,
    });
    await devtools.detach();
  }
}
