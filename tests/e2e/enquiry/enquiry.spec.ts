import {
  expectOnce,
  expect,
  expectTold,
  newWords,
  quickForm,
  storedEnquiries,
  submit,
  test,
  whenInstalled,
  writeEnquiry,
} from './steps';

test('online: sent, with a reference, and once however often it is pressed', async ({ page, line }) => {
  const words = newWords();
  await page.goto('/');
  await writeEnquiry(page, words);
  await quickForm(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expectTold(page, 'Query Send Successfully!!!');
  await expect(quickForm(page).getByRole('status')).toContainText(/Sent\. Your reference is Q-[0-9A-Z]{7}/);
  await expect(quickForm(page).getByLabel('Message')).toHaveValue('');
  expect(line.sent).toHaveLength(1);
  await expectOnce(words);
});

test('offline: saved on the device at once, sent by itself later', async ({ page, context }) => {
  const words = newWords();
  await page.goto('/');
  await whenInstalled(page);
  await context.setOffline(true);
  await page.reload();
  await writeEnquiry(page, words);
  await submit(page);
  await expectTold(page, 'Saved on this device');
  await expect(page.getByRole('link', { name: 'My enquiries: 1 is waiting to be sent' })).toBeVisible();
  await expect(quickForm(page).getByRole('status')).toContainText('not sent yet');
  expect(await storedEnquiries(words)).toEqual([]);
  await page.getByRole('link', { name: 'Show my enquiries' }).click();
  await expect(page.getByRole('article')).toContainText('Saved on this device');
  await context.setOffline(false);
  await expect(page.getByRole('article')).toContainText('Received by us');
  await expectOnce(words);
});

test('a server that fails after storing it: said so, sent again, stored once', async ({ page, line }) => {
  const words = newWords();
  line.fates = ['errorBefore', 'errorAfter', 'loginPage', 'proxyRefuses'];
  await page.goto('/');
  await writeEnquiry(page, words);
  await submit(page);
  await expectTold(page, 'Something Went Wrong!!!Please Try Again Later.');
  await page.getByRole('link', { name: 'Show my enquiries' }).click();
  const entry = page.getByRole('article');
  await expect(entry).toContainText('Saved on this device');
  // By the button or by the timer, whichever comes first: through every fault, to the receipt.
  await expect(async () => {
    const again = entry.getByRole('button', { name: 'Try now' });
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(entry).toContainText('Received by us', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(new Set(line.sent).size).toBe(1);
  expect(line.sent.length).toBeGreaterThanOrEqual(5);
  await expectOnce(words);
});

test('a page reloaded in the middle of sending: sent once', async ({ page, line }) => {
  const words = newWords();
  line.fates = ['silentAfter'];
  await page.goto('/');
  await writeEnquiry(page, words);
  await submit(page);
  await expect.poll(() => line.sent.length).toBe(1);
  await page.reload();
  await page.goto('/outbox');
  await expect(page.getByRole('article')).toContainText('Received by us');
  expect(new Set(line.sent).size).toBe(1);
  await expectOnce(words);
});

test('two tabs with the same waiting enquiry send it once', async ({ page, context, line }) => {
  const words = newWords();
  await page.goto('/');
  await whenInstalled(page);
  await context.setOffline(true);
  await writeEnquiry(page, words);
  await submit(page);
  await expect(quickForm(page).getByRole('status')).toContainText('not sent yet');
  const other = await context.newPage();
  await other.goto('/outbox');
  await expect(other.getByRole('article')).toContainText('Saved on this device');
  await context.setOffline(false);
  await expect(other.getByRole('article')).toContainText('Received by us');
  await expect(page.getByRole('link', { name: 'My enquiries', exact: true })).toBeVisible();
  // An answer that is lost on the way back is asked for again, under the same id.
  expect(new Set(line.sent).size).toBe(1);
  await expectOnce(words);
});

test('what is not written is said; without an e-mail nothing is sent, with one it is', async ({ page, line }) => {
  const words = newWords();
  await page.goto('/');
  await submit(page);
  const form = quickForm(page);
  for (const sentence of ['Name is Required', 'Number is Required', 'Message is Required', 'Email is Required']) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(form.getByLabel('Name')).toBeFocused();
  expect(line.sent).toEqual([]);
  await form.getByLabel('Email').fill('  asha@example.com ');
  await form.getByLabel('Message').fill(words);
  await submit(page);
  await expect(form.getByRole('status')).toContainText('We will ask you for what was left open');
  await expect(form.getByText('Name is Required')).toBeVisible();
  await expectOnce(words);
  expect((await storedEnquiries(words))[0]).toMatchObject({ incomplete: true, name: '', email: 'asha@example.com' });
});

test('a draft survives navigation and reload', async ({ page }) => {
  const words = newWords();
  await page.goto('/');
  await writeEnquiry(page, words);
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL(/PrivacyPolicy/);
  await page.goto('/');
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(words);
  await page.reload();
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(words);
  await expect(quickForm(page).getByLabel('Mobile')).toHaveValue('9812345678');
});

test('a device that can keep nothing: sent straight away, or left in the form', async ({ page, line }) => {
  const words = newWords();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space left', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await writeEnquiry(page, words);
  line.fates = ['cutAfter'];
  await submit(page);
  const form = quickForm(page);
  await expect(form.getByRole('status')).toContainText('Your text is still in the form');
  await expect(form.getByLabel('Message')).toHaveValue(words);
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await submit(page);
  await expect(form.getByRole('status')).toContainText('Sent. Your reference is');
  expect(new Set(line.sent).size).toBe(1);
  await expectOnce(words);
});
