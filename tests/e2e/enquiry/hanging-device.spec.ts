import { expect, expectOnce, fillEnquiry, newMessage, quickForm, submit, test } from './steps';

/** Parts of the device that never answer, from the first script of the page on. */
const HANGS = {
  'opening the storage': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'reading and writing': () => {
    IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest;
    IDBObjectStore.prototype.getAll = () => new EventTarget() as IDBRequest<unknown[]>;
  },
  'the end of a transaction': () => {
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => undefined });
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
