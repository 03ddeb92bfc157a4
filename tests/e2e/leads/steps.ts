import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import { ACCOUNTS, server } from '../../stack';
import { startSession } from '../sessions';

/** Writes a lead as the server stores it directly into the database. */
export async function storeLead(
  message: string,
  change: Record<string, unknown> = {},
  collection: 'quickEnquiries' | 'orders' = 'quickEnquiries',
): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date();
  const content = { name: 'Meera Iyer', mobile: '98123 45678', email: 'meera@example.com', message };
  const storedFields = {
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
    .doc(`${collection}/${id}`)
    .set({ id, reference: `Q-${id.slice(0, 7).toUpperCase()}`, ...content, ...storedFields, ...change, ...keys });
  return id;
}

export const storedLead = async (id: string) => (await server.firestore().doc(`quickEnquiries/${id}`).get()).data();

/** Number of stored quick enquiries that nobody has worked on. */
export const storedNewLeads = async (): Promise<number> =>
  (await server.firestore().collection('quickEnquiries').where('status', '==', 'new').count().get()).data().count;

export async function openLeads(page: Page, path = '/Admin/quick-enquiry'): Promise<void> {
  await startSession(page.context(), ACCOUNTS.admin);
  await page.goto(path);
}

/** Unfolds what staff do about a lead. */
export async function workOn(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Work on it' }).click();
  await expect(card.getByRole('group', { name: /^Status of/ })).toBeVisible();
}

/** Adds a note to an unfolded lead, and waits until the timeline has it. */
export async function addNote(card: Locator, note: string): Promise<void> {
  await card.getByLabel('Add a note').fill(note);
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByRole('region', { name: 'Timeline' })).toContainText(note);
  await expect(card.getByLabel('Add a note')).toHaveValue('');
}

export const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
