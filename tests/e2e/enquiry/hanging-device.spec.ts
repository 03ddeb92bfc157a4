import { expect, expectOnce, fillEnquiry, newMessage, quickForm, submit, test } from './steps';

/** Parts of the device that never answer, from the first script of the page on. */
const HANGS = {
  'opening the storage': () => {
    const silent = Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: () => undefined },
    }) as IDBOpenDBRequest;
    IDBFactory.prototype.open = () => silent;
  },
  'reading and writing': () => {
    const silent = Object.create(IDBRequest.prototype, { addEventListener: { value: () => undefined } }) as IDBRequest<
      unknown[]
    >;
    IDBObjectStore.prototype.get = () => silent;
    IDBObjectStore.prototype.getAll = () => silent;
  },
  'the end of a transaction': () => {
    IDBTransaction.prototype.addEventListener = function (this: IDBTransaction, type: string, listener: EventListener) {
      if (type !== 'complete') EventTarget.prototype.addEventListener.call(this, type, listener);
    };
  },
  'a lock': () => {
    LockManager.prototype.request = () => new Promise<never>(() => undefined);
  },
};

for (const [name, hang] of Object.entries(HANGS)) {
  test(`an enquiry is answered within 10 s and arrives once where ${name} hangs @ci`, async ({ page, faultProxy }) => {
    const message = newMessage();
    await page.addInitScript(hang);
    await page.goto('/');
    await fillEnquiry(page, message);
    await submit(page);
    await expect(quickForm(page).getByRole('status')).toContainText(/Sent\. Your reference is/, { timeout: 10_000 });
    expect(new Set(faultProxy.sent).size).toBe(1);
    await expectOnce(message);
  });
}

test('an enquiry goes without a file that this device never reads, and says so @ci', async ({ page }) => {
  const message = newMessage();
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => new Promise<never>(() => undefined);
  });
  await page.goto('/');
  await fillEnquiry(page, message);
  await quickForm(page)
    .getByLabel('Photo or logo (optional)')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await submit(page);
  await expect(quickForm(page).getByRole('status').last()).toContainText(/Sent\. Your reference is/, { timeout: 10_000 });
  await expect(quickForm(page).getByText('This device could not read the file in time. Please choose it again.')).toBeVisible();
  await expectOnce(message);
});
