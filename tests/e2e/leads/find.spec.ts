import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newMessage } from '../enquiry/steps';
import { allScreensCached } from '../staff/steps';
import { addNote, cardOf, openLeads, storedLead, storeLead, workOn } from './steps';

test.use({ serviceWorkers: 'allow' });

const DAY = 24 * 3_600_000;

test('a lead far down is found by its number, and the list goes out as a file @ci', async ({ page }) => {
  const words = newMessage();
  const mobile = String(Date.now());
  await storeLead(words, {
    name: '=HYPERLINK("http://evil.example")',
    mobile,
    createdAt: new Date(Date.now() - 900 * DAY),
    updatedAt: new Date(Date.now() - 900 * DAY),
  });
  await openLeads(page);
  await page.getByLabel('Search', { exact: true }).last().fill(mobile);
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(cardOf(page, words)).toBeVisible();
  await expect(page.getByText('1 lead found among all')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\ufeff')).toBe(true);
  // What a spreadsheet would run as a formula is text in it.
  expect(csv).toContain(`'=HYPERLINK`);
  expect(csv).toContain(words);

  // The order by the next call has only leads with one, and says so.
  await page.getByLabel('Search', { exact: true }).last().fill('');
  await page.getByLabel('Sort').selectOption('Next call');
  await expect(page.getByText(/^Only leads with a next call: (the first )?\d+ of [\d,]+$/)).toBeVisible();
  const calls = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV, only with a call' }).click();
  expect((await calls).suggestedFilename()).toBe('enquiries-with-next-call.csv');
});

test('a lead found by a word of its name, in either case, shows the work done on it, and can be worked on again @ci', async ({
  page,
}) => {
  const words = newMessage();
  const surname = `Zu${crypto.randomUUID().slice(0, 8)}`;
  const longAgo = new Date(Date.now() - 900 * DAY);
  const id = await storeLead(words, { name: `Meera ${surname}`, status: 'lost', createdAt: longAgo, updatedAt: longAgo });
  await openLeads(page);
  // What is shown leaves it out: only the search brings it.
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'Won' }).click();
  const card = cardOf(page, words);
  await expect(card).toHaveCount(0);
  await page.getByLabel('Search', { exact: true }).last().fill(`${surname.toUpperCase()} meera`);
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(card).toBeVisible();
  await expect(page.getByText('1 lead found among all')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(words);

  await workOn(card);
  for (const note of ['Called twice', 'Calls back on Monday']) await addNote(card, note);
  await expect.poll(() => storedLead(id)).toMatchObject({ note: 'Calls back on Monday', revision: 3 });
});

test('without a connection the export stops, and the search says that it is incomplete @ci', async ({ page, context }) => {
  const words = newMessage();
  await storeLead(words);
  await openLeads(page);
  await expect(cardOf(page, words)).toBeVisible();
  // Both have come once, so that what fails now is the connection and not a script.
  await page.getByLabel('Search', { exact: true }).last().fill('Meera');
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(page.getByText('found among all')).toBeVisible();
  await allScreensCached(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('The export stopped. There is no connection to the server.')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(page.getByText('Not all leads could be looked through')).toBeVisible({ timeout: 30_000 });
  await expect(cardOf(page, words)).toBeVisible();
});
