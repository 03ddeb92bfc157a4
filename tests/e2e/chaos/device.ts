import { test, type BrowserContext, type Page } from '@playwright/test';
import { expect, newWords, quickForm, whenInstalled, writeEnquiry } from '../enquiry/steps';
import type { FaultProxy } from '../enquiry/fault-proxy';
import type { Step } from './history';

const DAY = 86_400_000;

/** A browser in somebody's hand: tabs are opened and closed, enquiries written, and what the site says is believed. */
export class Device {
  /** Words of enquiries that the site called sent or saved. */
  readonly told: string[] = [];
  /** Words of every enquiry that was ever submitted. */
  readonly written: string[] = [];
  private tabs: Page[] = [];
  private offline = false;

  constructor(
    private readonly context: BrowserContext,
    private readonly line: FaultProxy,
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

  async take(step: Step): Promise<void> {
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

  /** The clouds are gone: one tab, a good line, room on the disk. Now everything has to go by itself, and nothing to need a person. */
  async fairWeather(): Promise<void> {
    this.line.fates = [];
    this.line.hangUp();
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
   * Chromium on a busy machine has held a navigation back for minutes while one worker followed another. A person starts the
   * browser again then, and with it every worker; the report says so.
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

  /** Writes and submits, or submits again what a form was left with; then reads what became of it. */
  private async submit(tab: Page): Promise<void> {
    const form = quickForm(tab);
    const words = await this.write(tab);
    const status = form.getByRole('status');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(async () => {
      // What is never answered is waited for by the clock of the page.
      if ((await status.textContent({ timeout: 500 })) === '') await this.context.clock.fastForward(3_000);
      await expect(status).not.toBeEmpty({ timeout: 400 });
    }).toPass({ timeout: 30_000 });
    if (/^(Sent\.|Saved on this device)/.test((await status.textContent()) ?? '')) this.told.push(words);
    await this.context.clock.fastForward(2_000);
  }

  /** Submits, and closes the tab in the same breath. */
  private async submitAndLeave(tab: Page): Promise<void> {
    await this.write(tab);
    await quickForm(tab).getByRole('button', { name: 'Submit' }).click();
    await this.close(tab);
  }

  private async write(tab: Page): Promise<string> {
    const form = quickForm(tab);
    const left = await form.getByLabel('Message').inputValue();
    const words = left === '' ? newWords() : left;
    if (left === '') this.written.push(words);
    // A dialog comes when its script has come and goes by the page's clock; while it is open nothing can be typed.
    await expect(async () => {
      await this.context.clock.fastForward(2_000);
      await expect(tab.getByRole('alertdialog')).toHaveCount(0, { timeout: 500 });
      await writeEnquiry(tab, words);
      await expect(form.getByLabel('Name')).not.toHaveValue('', { timeout: 500 });
      await expect(form.getByLabel('Email')).not.toHaveValue('', { timeout: 500 });
      await expect(form.getByLabel('Message')).toHaveValue(words, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    return words;
  }

  /** A newer service worker, as the browser finds it by itself on a navigation; offline it finds nothing. */
  private async release(tab: Page): Promise<void> {
    this.line.release();
    if (this.offline) return;
    await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await tab.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  }

  /** A newer service worker, or one that has waited, is let in; the page is then another one. */
  private async letWorkerIn(tab: Page): Promise<void> {
    await this.release(tab);
    const yes = tab.getByRole('button', { name: 'Load it now' });
    if (this.offline && !(await yes.isVisible())) return;
    const reloaded = tab.waitForEvent('load', { timeout: 15_000 });
    await yes.click();
    // A worker that is sending is not replaced before it has its answer, or knows that none will come. Whoever finds that
    // too long reloads the page.
    const cutting = setInterval(() => this.line.hangUp(), 300);
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

  /** Background Sync, as Chromium sends it when it thinks that the network is back. */
  private async sync(): Promise<void> {
    if (this.offline) return;
    const tab = this.tabs.at(-1) ?? (await this.open());
    const devtools = await this.context.newCDPSession(tab);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(this.line.origin));
        if (ours !== undefined) resolve(ours.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.line.origin,
      registrationId: await registration,
      tag: 'outbox',
      lastChance: false,
    });
    await devtools.detach();
  }
}
