import { leadPath } from '@catalogue/contract/paths';
import { expect, test } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { newPerson } from '../../people';
import { ACCOUNTS, server } from '../../stack';
import { fillLogin, logIn } from '../account-steps';
import { accessibilityViolations } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { storedDraft, unique } from '../staff/steps';
import { addNote, cardOf, openLeads, storedLead, storedNewLeads, storeLead, workOn } from './steps';

test('a lead appears by itself, is worked on, and shows where it stands', async ({ page }) => {
  await openLeads(page);
  await expect(page.getByRole('heading', { name: 'Quick Enquiry', level: 1 })).toBeVisible();
  const words = newMessage();
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

  // The first answer makes it contacted, in every list and count; Undo is for staff who only looked.
  await workOn(card);
  const isOn = (status: string) => card.getByRole('button', { name: status, exact: true, pressed: true });
  await expect(card).toContainText('Waits');
  await card.getByRole('link', { name: 'Mail' }).click();
  await expect(isOn('Contacted')).toBeVisible();
  await expect(card).not.toContainText('Waits');
  await page.getByRole('alert').filter({ hasText: 'Contacted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(isOn('New')).toBeVisible();
  await expect(card).toContainText('Waits');
  await expect(card).not.toContainText('Answered after');

  await card.getByRole('button', { name: 'Contacted', exact: true }).click();
  await expect(isOn('Contacted')).toBeVisible();
  await card.getByLabel('Next call', { exact: true }).fill('2026-12-01T10:30');
  await card.getByRole('button', { name: 'Set' }).click();
  await expect(card).toContainText('1 Dec 2026, 10:30');
  await addNote(card, 'Wants blue');
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'contacted', note: 'Wants blue', message: words });

  // What is typed survives a reload, and each note stays in the timeline.
  await card.getByLabel('Add a note').fill('Wants red');
  await expect.poll(() => storedDraft(page, `lead/${id}`)).toContain('Wants red');
  await page.reload();
  await expect(card.getByLabel('Add a note')).toHaveValue('Wants red');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByLabel('Add a note')).toHaveValue('');
  await expect.poll(() => storedDraft(page, `lead/${id}`)).toBe('null');
  await card.getByRole('button', { name: 'Tomorrow 10:00' }).click();
  await expect(card.getByLabel('Next call', { exact: true })).toHaveValue(/T10:00$/);
  const entries = card.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Wants blue' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Wants red' })).toHaveCount(1);
  await expect(entries.last()).toContainText('Received');
  await expect(card).toContainText('Answered after');

  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'Contacted' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'Won' }).click();
  await expect(card).toBeHidden();
});

test('the toast of a next call that follows a note undoes it @ci', async ({ page }) => {
  await openLeads(page);
  const words = newMessage();
  await storeLead(words);
  const card = cardOf(page, words);
  await workOn(card);
  const nextCall = card.getByLabel('Next call', { exact: true });
  await nextCall.fill('2026-12-01T10:30');
  await card.getByRole('button', { name: 'Set' }).click();
  await expect(card).toContainText('1 Dec 2026, 10:30');
  await card.getByLabel('Add a note').fill('Wants red');
  await page.reload();
  await expect(card.getByLabel('Add a note')).toHaveValue('Wants red');
  // A list that was stored within the 0.2 s before the reload is a change behind, until the device has read its own changes.
  await expect(nextCall).toHaveValue('2026-12-01T10:30');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByLabel('Add a note')).toHaveValue('');
  await card.getByRole('button', { name: 'Tomorrow 10:00' }).click();
  await expect(nextCall).toHaveValue(/T10:00$/);
  await page.getByRole('alert').filter({ hasText: 'next call' }).getByRole('button', { name: 'Undo' }).click();
  await expect(nextCall).toHaveValue('2026-12-01T10:30');
});

test('what the server has of a lead stays shown after a reload, while nothing is listened to @ci', async ({
  page,
  context,
}) => {
  const words = newMessage();
  const id = await storeLead(words);
  await openLeads(page, leadPath('quickEnquiry', id));
  const card = cardOf(page, words);
  const contacted = card.getByRole('button', { name: 'Contacted', exact: true });
  await expect(contacted).toBeVisible();
  // The open stream ends, and each new one waits for an answer.
  const listened: string[] = [];
  await context.route(/\/Listen\/channel/, (route) => void listened.push(route.request().url()));
  await context.setOffline(true);
  await context.setOffline(false);
  await contacted.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Contacted' })).toBeVisible();
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'contacted' });

  listened.length = 0;
  await page.reload();
  // It has shown by then what this device knows.
  await expect.poll(() => listened.length).toBeGreaterThan(0);
  await expect(contacted).toHaveAttribute('aria-pressed', 'true');
});

test('two members edit one lead: notes of both stay, and a status that somebody else changed is not overwritten @ci', async ({
  page,
}) => {
  const words = newMessage();
  const id = await storeLead(words);
  await openLeads(page);
  const card = cardOf(page, words);
  const lead = server.firestore().doc(`quickEnquiries/${id}`);
  await workOn(card);
  await card.getByLabel('Add a note').fill('My note');
  const theirs = { by: 'ravi', byName: 'Ravi', at: new Date(), note: 'Their note', status: 'quoted' };
  await lead.update({ 'timeline.2': theirs, note: 'Their note', status: 'quoted', revision: FieldValue.increment(1) });
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  const timeline = card.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('My note');
  await expect(timeline).toContainText('Their note');
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'quoted', note: 'My note', revision: 3 });
});

test('a mail leads to its lead, through the login; it is handed to a colleague, and erased when its sender asks @ci', async ({
  page,
  browser,
}) => {
  const colleague = await newPerson({ name: unique('Aadya'), role: 'admin' });
  const words = newMessage();
  const id = await storeLead(words);
  const { reference } = (await storedLead(id)) as { reference: string };
  const colleaguesPage = await (await browser.newContext()).newPage();
  await logIn(colleaguesPage, colleague);
  await colleaguesPage.goto('/Admin/quick-enquiry');
  const theirCard = cardOf(colleaguesPage, words);
  await expect(theirCard).toBeVisible();

  await page.goto(leadPath('quickEnquiry', id));
  await expect(page).toHaveURL('/LoginPage');
  await fillLogin(page, ACCOUNTS.admin);
  const card = cardOf(page, words);
  await expect(card).toBeVisible();
  // The signed-in member comes first, then colleagues by name: of the many of this suite, this one has a button.
  const assign = card.getByRole('group', { name: `Assign ${reference}` });
  await assign.getByRole('button', { name: 'Me', exact: true }).click();
  await expect(assign.getByRole('button', { name: 'Me', exact: true, pressed: true })).toBeVisible();
  await assign.getByRole('button', { name: colleague.name }).click();
  await expect(page.getByText(`${reference} is with ${colleague.name}.`)).toBeVisible();
  await expect(theirCard).toContainText(`With ${colleague.name}`);
  await expect.poll(() => storedLead(id)).toMatchObject({ owner: colleague.uid, ownerName: colleague.name, revision: 3 });
  // The toast of the first click may still be closing.
  const toast = page.getByRole('alert').filter({ hasText: `is with ${colleague.name}.` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(assign.getByRole('button', { name: 'Me', exact: true, pressed: true })).toBeVisible();

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

  // The mail's link still works, and says so.
  await page.goto(leadPath('quickEnquiry', id));
  await expect(page.getByText('This lead is not here')).toBeVisible();
});

test('the board moves a lead by a key or by dragging, counts its columns, and is replaced by the list with the filter Spam @ci', async ({
  page,
  isMobile,
}) => {
  const words = newMessage();
  const id = await storeLead(words);
  const spam = newMessage();
  const surname = `Zu${crypto.randomUUID().slice(0, 8)}`;
  await storeLead(spam, { status: 'spam', name: `Meera ${surname}` });
  await openLeads(page, '/Admin/quick-enquiry?layout=board');
  const search = page.getByLabel('Search', { exact: true }).last();
  await search.fill(words);
  const column = (status: string) => page.getByRole('region', { name: status, exact: true });
  const count = (status: string) => column(status).getByRole('heading', { name: new RegExp(`^${status}`) });
  await expect(column('New')).toContainText(words);
  await expect(count('New')).toHaveText(/^New 1\+?$/);
  await column('New').getByRole('listitem').filter({ hasText: words }).getByRole('link').press('3');
  await expect(column('Quoted')).toContainText(words);
  await expect(column('Quoted').getByRole('listitem').filter({ hasText: words }).getByRole('link')).toBeFocused();
  await expect(count('Quoted')).toHaveText(/^Quoted 1\+?$/);
  await expect(count('New')).toHaveText(/^New 0\+?$/);
  if (!isMobile) {
    const card = column('Quoted').getByRole('listitem').filter({ hasText: words });
    // A board that scrolls while the mouse button is down starts no drag.
    await column('Lost').scrollIntoViewIfNeeded();
    await card.dragTo(column('Lost'), { sourcePosition: { x: 6, y: 6 }, targetPosition: { x: 20, y: 20 } });
    await expect(column('Lost')).toContainText(words);
    await column('Lost').getByRole('group', { name: 'Why lost?' }).getByRole('button', { name: 'Price' }).click();
    await expect.poll(async () => (await storedLead(id))?.note as unknown).toBe('Lost: Price');
  }

  await search.fill('');
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'Spam' }).click();
  await expect(cardOf(page, spam)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Board' })).toHaveCount(0);
  // A found lead has a column, for every status.
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'All' }).click();
  await search.fill(surname);
  await search.press('Enter');
  await expect(column('Spam')).toContainText(spam);
});

test('the bar of every admin screen counts new leads as they come @ci', async ({ page }) => {
  await storeLead(newMessage());
  await openLeads(page, '/Admin/mail-log');
  const count = page.getByRole('link', { name: 'New enquiries' }).getByRole('img');
  // Other e2e tests store and finish leads meanwhile: only the difference to the stored number is certain.
  const missing = async () => (await storedNewLeads()) - Number(await count.textContent());
  await expect.poll(missing).toBe(0);
  await storeLead(newMessage());
  await expect.poll(missing).toBe(0);
  await page.getByRole('link', { name: 'New enquiries' }).click();
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
});

test('the mail log lists every mail, failed ones separately, and opens its lead @ci', async ({ page }) => {
  const sent = { name: 'Asha', mobile: '9820000011', email: 'asha@example.com', message: 'Is the mail log kept?' };
  const response = await page.request.post('/api/quick-enquiries', { data: sent });
  const { reference } = (await response.json()) as { reference: string };
  const failed = `Q-${crypto.randomUUID().slice(0, 7).toUpperCase()}`;
  const tried = { state: 'failed', attempts: 1, error: 'Mailbox full', errorCode: '452', nextTryAt: new Date('2040-01-01') };
  const mail = { kind: 'quickEnquiry', leadId: failed, reference: failed, sentAt: null, to: 'team@example.com', ...tried };
  const document = (id: string) => server.firestore().doc(`mail/${id}`);
  const unaddressed = `${failed}U`;
  await document(failed).set({ ...mail, createdAt: new Date() });
  const dropped = {
    audience: 'client',
    state: 'dropped',
    reference: unaddressed,
    nextTryAt: null,
    to: '',
    error: '',
    errorCode: '',
  };
  await document(unaddressed).set({ ...mail, ...dropped, createdAt: new Date() });
  await openLeads(page, '/Admin/mail-log');
  await expect(page.getByRole('heading', { name: 'Mail log' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Reference' })).toBeVisible();
  await expect(page.getByRole('rowheader').getByRole('link', { name: reference })).toBeVisible();
  const unsent = page.getByRole('row').filter({ hasText: unaddressed });
  await expect(unsent).toContainText('Not sent: no address to write to');
  await expect(unsent.getByRole('link', { name: unaddressed })).toBeVisible();
  await document(unaddressed).delete();
  await page.getByRole('group', { name: 'Filter mails' }).getByRole('button', { name: 'Failed' }).click();
  await expect(page.getByRole('row').filter({ hasText: failed })).toContainText('Mailbox full');
  await expect(page.getByRole('rowheader').getByRole('link', { name: reference })).toHaveCount(0);
  await document(failed).delete();
  await expect(page.getByRole('row').filter({ hasText: failed })).toHaveCount(0);
  await page.getByRole('group', { name: 'Filter mails' }).getByRole('button', { name: 'All' }).click();
  await page.getByRole('rowheader').getByRole('link', { name: reference }).click();
  await expect(page.getByRole('article', { name: reference })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a lead list has no accessibility violations (${colorScheme}) @ci`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const words = newMessage();
    await storeLead(words, { mobile: '', email: `${crypto.randomUUID()}@example.com`, note: 'Wants blue', incomplete: true });
    await openLeads(page);
    // One card: axe counts a button that the edge of the scroll area cuts as too small.
    await page.getByRole('searchbox', { name: 'Search' }).fill(words);
    await expect(page.getByRole('article')).toHaveCount(1);
    await workOn(cardOf(page, words));
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Board' }).check();
    await expect(page.getByRole('region', { name: 'Leads by status' })).toContainText(words);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
