import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { readFile } from 'node:fs/promises';
import { newPerson } from '../../people';
import { ACCOUNTS, server } from '../../stack';
import { fillLogin, logIn } from '../account-steps';
import { barriersOf } from '../barriers';
import { newWords } from '../enquiry/steps';
import { searchKeysOf } from '@catalogue/contract/lead-search';

const HOUR = 3_600_000;

/** A quick enquiry as the server stores it, straight into the database: what the desk does begins there. */
async function storeLead(message: string, change: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date();
  const content = { name: 'Meera Iyer', mobile: '98123 45678', email: 'meera@example.com', message };
  const desk = {
    status: 'new',
    owner: null,
    ownerName: null,
    note: '',
    nextCallAt: null,
    revision: 1,
    incomplete: false,
    createdAt: now,
    updatedAt: now,
  };
  const keys = { searchKeys: searchKeysOf({ ...content, ...change }) };
  await server
    .firestore()
    .doc(`quickEnquiries/${id}`)
    .set({ id, reference: `Q-${id.slice(0, 7).toUpperCase()}`, ...content, ...desk, ...change, ...keys });
  return id;
}

const storedLead = async (id: string) => (await server.firestore().doc(`quickEnquiries/${id}`).get()).data();

async function openDesk(page: Page, path = '/Admin/quick-enquiry'): Promise<void> {
  await page.goto('/LoginPage');
  await page.getByLabel('Email').fill(ACCOUNTS.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS.admin.password);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/users\/home/);
  await page.goto(path);
}

/** Saves the work on a lead, and waits until the server has it: only then the editor closes. */
async function save(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Work on it' })).toBeVisible();
}

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

test('a lead appears by itself, is worked on, and shows where it stands', async ({ page }) => {
  await openDesk(page);
  await expect(page.getByRole('heading', { name: 'Quick Enquiry', level: 1 })).toBeVisible();
  const words = newWords();
  const id = await storeLead(words, { incomplete: true, name: '' });
  const card = cardOf(page, words);
  await expect(card).toBeVisible();
  await expect(card).toContainText('Incomplete');
  await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919812345678');
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919812345678\?text=Hello/,
  );
  await expect(card.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', /^mailto:meera%40example\.com/);

  await card.getByRole('button', { name: 'Work on it' }).click();
  await card.getByLabel('Status').selectOption('Contacted');
  await card.getByLabel('Owner').selectOption({ index: 1 });
  await card.getByLabel('Next call').fill('2026-12-01T10:30');
  await card.getByLabel('Private note').fill('Wants blue');
  await save(card);
  await expect(card).toContainText('Wants blue');
  await expect(card).toContainText('1 Dec 2026, 10:30');
  expect(await storedLead(id)).toMatchObject({ status: 'contacted', note: 'Wants blue', message: words });
  expect((await storedLead(id))?.owner).not.toBeNull();

  await page.getByLabel('Show').selectOption('Contacted');
  await expect(card).toBeVisible();
  await page.getByLabel('Show').selectOption('Won');
  await expect(card).toBeHidden();
});

test('two admins at one lead: different fields both stay, the same field is shown twice and chosen', async ({ page }) => {
  const words = newWords();
  const id = await storeLead(words);
  await openDesk(page);
  const card = cardOf(page, words);
  const lead = server.firestore().doc(`quickEnquiries/${id}`);
  const theirs = (change: Record<string, unknown>) =>
    lead.update({ ...change, revision: FieldValue.increment(1), updatedAt: new Date() });

  await card.getByRole('button', { name: 'Work on it' }).click();
  await card.getByLabel('Private note').fill('My note');
  await theirs({ status: 'quoted' });
  await save(card);
  await expect(card).toContainText('My note');
  expect(await storedLead(id)).toMatchObject({ status: 'quoted', note: 'My note' });

  await card.getByRole('button', { name: 'Work on it' }).click();
  await card.getByLabel('Private note').fill('My second note');
  await theirs({ note: 'Their note' });
  await card.getByRole('button', { name: 'Save' }).click();
  const contest = card.getByRole('alert');
  await expect(contest).toContainText('Someone else changed this meanwhile');
  await expect(contest.getByRole('row', { name: 'Private note My second note Their note' })).toBeVisible();
  expect((await storedLead(id))?.note).toBe('Their note');
  await contest.getByRole('button', { name: 'Keep mine' }).click();
  await expect(card.getByRole('button', { name: 'Work on it' })).toBeVisible();
  await expect(card).toContainText('My second note');
  // Their two writes and our two: none of them undid another.
  expect(await storedLead(id)).toMatchObject({ note: 'My second note', revision: 5 });
});

test('a mail leads to its lead, through the login; it is handed to a colleague, and erased when its sender asks', async ({
  page,
  browser,
}) => {
  const colleague = await newPerson({ name: 'Farah Khan', admin: true });
  const words = newWords();
  const id = await storeLead(words);
  const { reference } = (await storedLead(id)) as { reference: string };
  const colleaguesPage = await (await browser.newContext()).newPage();
  await logIn(colleaguesPage, colleague);
  await colleaguesPage.goto('/Admin/quick-enquiry');
  const theirCard = cardOf(colleaguesPage, words);
  await expect(theirCard).toBeVisible();

  await page.goto(`/Admin/quick-enquiry?lead=${id}`);
  await expect(page).toHaveURL('/LoginPage');
  await fillLogin(page, ACCOUNTS.admin);
  const card = cardOf(page, words);
  await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: 'Work on it' }).click();
  await card.getByLabel('Owner').selectOption(colleague.uid);
  await save(card);
  await expect(theirCard).toContainText('With Farah Khan');
  expect(await storedLead(id)).toMatchObject({ owner: colleague.uid, ownerName: 'Farah Khan', revision: 2 });

  await card.getByRole('button', { name: 'Work on it' }).click();
  await card.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${reference} for good?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Erase' }).click();
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText(`${reference} has been erased.`)).toBeVisible();
  await expect(theirCard).toHaveCount(0);
  expect(await storedLead(id)).toBeUndefined();
  const line = (await server.firestore().doc(`activity/erased-${id}`).get()).data();
  expect(line).toMatchObject({ action: 'erased', noun: 'quickEnquiries', id, title: reference });
  expect(JSON.stringify(line)).not.toContain('Meera');

  // The mail's link still works, and says so. The address of the list has no lead in it any more.
  await expect(page).toHaveURL('/Admin/quick-enquiry');
  await page.goto(`/Admin/quick-enquiry?lead=${id}`);
  await expect(page.getByText('This lead is not here')).toBeVisible();
  await page.getByRole('button', { name: 'Show all leads' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the bar of every admin screen counts new leads as they come', async ({ page }) => {
  await storeLead(newWords());
  await openDesk(page, '/Admin/mail-log');
  const count = page.getByRole('link', { name: 'New enquiries' }).getByRole('img');
  const shown = async () => Number(await count.textContent());
  await expect.poll(shown).toBeGreaterThan(0);
  const before = await shown();
  await storeLead(newWords());
  await expect.poll(shown).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'New enquiries' }).click();
  await expect(page.getByRole('heading', { name: 'Quick Enquiry', level: 1 })).toBeVisible();
});

test('a lead far down is found by its number, and the list goes out as a file', async ({ page }) => {
  const words = newWords();
  const mobile = String(Date.now());
  await storeLead(words, {
    name: '=HYPERLINK("http://evil.example")',
    mobile,
    createdAt: new Date(Date.now() - 900 * 24 * HOUR),
    updatedAt: new Date(Date.now() - 900 * 24 * HOUR),
  });
  await openDesk(page);
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
});

test('a lead found by a word of its name, whatever the case, shows the work done on it, and can be worked on again', async ({
  page,
}) => {
  const words = newWords();
  const surname = `Zu${crypto.randomUUID().slice(0, 8)}`;
  const longAgo = new Date(Date.now() - 900 * 24 * HOUR);
  const id = await storeLead(words, { name: `Meera ${surname}`, status: 'lost', createdAt: longAgo, updatedAt: longAgo });
  await openDesk(page);
  // What is shown leaves it out: only the search brings it.
  await page.getByLabel('Show').selectOption('Won');
  const card = cardOf(page, words);
  await expect(card).toHaveCount(0);
  await page.getByLabel('Search', { exact: true }).last().fill(`${surname.toUpperCase()} meera`);
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(card).toBeVisible();
  await expect(page.getByText('1 lead found among all')).toBeVisible();

  for (const note of ['Called twice', 'Calls back on Monday']) {
    await card.getByRole('button', { name: 'Work on it' }).click();
    await card.getByLabel('Private note').fill(note);
    await save(card);
    await expect(card).toContainText(note);
  }
  expect(await storedLead(id)).toMatchObject({ note: 'Calls back on Monday', revision: 3 });
});

test('without a connection, neither export nor search passes off what this device remembers as everything', async ({
  page,
  context,
}) => {
  const words = newWords();
  await storeLead(words);
  await openDesk(page);
  await expect(cardOf(page, words)).toBeVisible();
  // Both have come once, so that what fails now is the connection and not a script.
  await page.getByLabel('Search', { exact: true }).last().fill('Meera');
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(page.getByText('found among all')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('The export stopped: there is no connection to the server.')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(page.getByText('Not all leads could be looked through')).toBeVisible({ timeout: 30_000 });
  await expect(cardOf(page, words)).toBeVisible();
});

test('the mail log names every mail', async ({ page }) => {
  const sent = { name: 'Asha', mobile: '9820000011', email: 'asha@example.com', message: 'Is the mail log kept?' };
  expect((await page.request.post('/api/quick-enquiries', { data: sent })).ok()).toBe(true);
  await openDesk(page, '/Admin/mail-log');
  await expect(page.getByRole('heading', { name: 'Mail log' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Reference' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the desk has no barriers (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const words = newWords();
    await storeLead(words, { note: 'Wants blue', incomplete: true });
    await openDesk(page);
    await cardOf(page, words).getByRole('button', { name: 'Work on it' }).click();
    expect(await barriersOf(page)).toEqual([]);
  });
}
