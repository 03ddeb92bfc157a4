import { expect, test, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { server } from '../../stack';
import { newMessage } from '../enquiry/steps';
import { allScreensCached } from '../staff/steps';
import { cardOf, openLeads, storedLead, storeLead, workOn } from './steps';

test.use({ serviceWorkers: 'allow' });

const NOT_SENT = 'You, not sent yet';

/** A new lead in its list. */
async function openLead(page: Page) {
  const words = newMessage();
  const id = await storeLead(words);
  await openLeads(page);
  const card = cardOf(page, words);
  await expect(card).toBeVisible();
  return { id, card };
}

test('what staff do with leads without a network waits on the device, survives a reload, and is sent in order @ci', async ({
  page,
  context,
}) => {
  const { id, card } = await openLead(page);
  await allScreensCached(page);
  await workOn(card);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Contacted', exact: true }).click();
  await card.getByRole('button', { name: 'Quoted', exact: true }).click();
  await card.getByLabel('Add a note').fill('Offered at the fair');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page.getByText(/is kept on this device\. It is sent by itself when you are online again\./).first(),
  ).toBeVisible();
  await expect(card.getByLabel('Add a note')).toHaveValue('');

  await page.reload();
  await workOn(card);
  await expect(card.getByRole('button', { name: 'Quoted', exact: true, pressed: true })).toBeVisible();
  const timeline = card.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(timeline.filter({ hasText: NOT_SENT })).toHaveCount(3);
  await expect(timeline.filter({ hasText: NOT_SENT }).filter({ hasText: 'Offered at the fair' })).toHaveCount(1);
  expect(await storedLead(id)).toMatchObject({ status: 'new', revision: 1 });

  await context.setOffline(false);
  await expect
    .poll(() => storedLead(id), { timeout: 60_000 })
    .toMatchObject({ status: 'quoted', note: 'Offered at the fair', revision: 4 });
  const { timeline: stored = {} } = (await storedLead(id)) as { timeline?: Record<string, { status?: string }> };
  expect([2, 3].map((revision) => stored[revision]?.status)).toEqual(['contacted', 'quoted']);
  await expect(page.getByText(NOT_SENT)).toHaveCount(0);
  await expect(timeline.filter({ hasText: 'Offered at the fair' })).toHaveCount(1);
});

test('a status that waited while a colleague set another is not written, and its author reads both; the note is added @ci', async ({
  page,
  context,
}) => {
  const { id, card } = await openLead(page);
  await workOn(card);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Lost', exact: true }).click();
  await card.getByLabel('Add a note').fill('Too late for Diwali');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByLabel('Add a note')).toHaveValue('');
  const theirs = { by: 'ravi', byName: 'Ravi', at: new Date(), status: 'won' };
  const lead = server.firestore().doc(`quickEnquiries/${id}`);
  await lead.update({ 'timeline.2': theirs, status: 'won', revision: FieldValue.increment(1) });

  await context.setOffline(false);
  await expect(page.getByText(/^Q-\w+ was not changed \(Status: Lost\)\. Somebody else changed the same first\./)).toBeVisible({
    timeout: 60_000,
  });
  await expect(card.getByRole('button', { name: 'Won', exact: true, pressed: true })).toBeVisible();
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'won', note: 'Too late for Diwali', revision: 3 });
});
