import { expect, test, type Page } from '@playwright/test';
import type { Timestamp } from 'firebase-admin/firestore';
import { newPerson } from '../../people';
import { server } from '../../stack';
import { newMessage } from '../enquiry/steps';
import { storedLead, storeLead } from '../leads/steps';
import { startSession } from '../sessions';
import { openAdmin, unique } from './steps';

/** More closed leads than a list reads. */
const CLOSED = 10;
const YEAR_MS = 365 * 86_400_000;

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem').filter({ hasText: name });

test('home lists the calls that are due and the leads that wait, behind closed ones, and answers and postpones at a click @ci', async ({
  page,
}) => {
  const { uid, ...person } = await newPerson({ role: 'admin' });
  const mine = { owner: uid, ownerName: person.name };
  const name = unique('Zarina');
  const message = newMessage();
  const at = (yearsAgo: number) => new Date(Date.now() - yearsAgo * YEAR_MS);
  const id = await storeLead(message, { name, ...mine, status: 'quoted', nextCallAt: at(8), createdAt: at(1) });
  const waiting = unique('Yezdi');
  const waitingId = await storeLead(newMessage(), { name: waiting, createdAt: at(8) });
  for (let index = 0; index < CLOSED; index += 1)
    await storeLead(newMessage(), { ...mine, status: index % 2 ? 'won' : 'lost', nextCallAt: at(9) });

  await startSession(page.context(), { ...person });
  await page.goto('/Admin/home');
  await expect(rowOf(page, name)).toContainText('Call overdue by');
  await expect(rowOf(page, waiting)).toContainText('Waits');
  const lists = page.getByRole('navigation', { name: 'Whole lists in the inbox' });
  await lists.getByRole('link', { name: /^Calls due: [1-9]/ }).click();
  await expect(page.getByRole('button', { name: /^Due today/, pressed: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem').first()).toContainText(name);

  await page.goBack();
  await lists.getByRole('link', { name: 'My open leads: 1' }).click();
  await expect(page.getByRole('list', { name: 'Leads' })).toContainText(message);
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();

  await page.goBack();
  await rowOf(page, name).getByRole('button', { name: 'Tomorrow 10:00' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.locator('#main :focus')).toHaveCount(1);
  const nextCall = async () => ((await storedLead(id))?.nextCallAt as Timestamp | undefined)?.toMillis();
  await expect.poll(nextCall).toBeGreaterThan(Date.now());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toContainText('Call overdue by');

  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    rowOf(page, waiting).getByRole('link', { name: 'WhatsApp' }).click(),
  ]);
  await chat.close();
  await expect(rowOf(page, waiting)).toHaveCount(0);
  await expect.poll(async () => (await storedLead(waitingId))?.status as unknown).toBe('contacted');
});

test('a note of an enquirer is on home until somebody answers, and in the inbox @ci', async ({ page }) => {
  const name = unique('Wahida');
  const words = `In blue, ${crypto.randomUUID()}`;
  const note = { id: crypto.randomUUID(), text: words, at: new Date() };
  const id = await storeLead(newMessage(), { name, status: 'quoted', hasNewNote: true, enquirerNotes: [note] });
  await openAdmin(page, '/Admin/home');
  await expect(rowOf(page, name)).toContainText(`Wrote again: “${words}”`);
  await page.goto('/Admin/inbox?filter=wrote');
  const row = page.getByRole('list', { name: 'Leads' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Wrote again');
  await row.getByRole('link', { name }).click();
  await page.getByLabel('Add a note').fill('Blue is fine');
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await storedLead(id))?.hasNewNote as unknown).toBe(false);
  await page.goto('/Admin/home');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

/** A number of home and the list that it leads to agree. Other tests may change both in between. */
const leadsToAsMany = (page: Page, line: RegExp) =>
  expect(async () => {
    await page.goto('/Admin/home');
    const link = page.getByRole('list', { name: 'Today', exact: true }).getByRole('link', { name: line });
    await expect(link).toHaveText(/\d$/, { timeout: 5000 });
    const count = Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0]);
    await link.click();
    await expect(page.getByText(`${count} ${count === 1 ? 'product' : 'products'}`, { exact: true })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();

test('home counts the products that its lists show, the orders that ask for a product, and links a change to its screen @ci', async ({
  page,
}) => {
  const products = server.firestore().collection('products');
  const now = new Date();
  const bare = {
    ...{ title: unique('Bare'), description: '', sku: null, price: null, discountedPrice: null, quantity: 1 },
    ...{ stock: false, categoryId: null, imageName: null, picture: null, deletedAt: null, revision: 1 },
    ...{ addedDate: now, updatedAt: now },
  };
  // Without a product that needs care, home has no line for it.
  const added = [await products.add({ ...bare, live: true }), await products.add({ ...bare, live: false })];
  const { docs } = await server.firestore().collection('banners').where('kind', '==', 'trending').limit(1).get();
  const title = unique('Trending');
  const change = { action: 'changed', noun: 'banners', id: docs[0]?.id, title, count: 1, by: 'someone', byName: 'Asha' };
  const entry = await server
    .firestore()
    .collection('activity')
    .add({ ...change, at: now });

  await openAdmin(page, '/Admin/home');
  await expect(section(page, 'Last changes').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    '/Admin/show-trending',
  );
  const asked = section(page, 'Most asked products').getByRole('listitem').first();
  const orders = asked.locator('details');
  const count = parseInt((await orders.locator('summary').textContent()) ?? '', 10);
  await orders.locator('summary').click();
  await expect(orders.getByRole('link')).toHaveCount(count);

  await leadsToAsMany(page, /^Live without a price/);
  await leadsToAsMany(page, /^Live and out of stock/);
  await Promise.all([...added, entry].map((document) => document.delete()));
});

test('the area after logging in says first how many enquiries, orders and calls wait, and leads to them @ci', async ({
  page,
}) => {
  const person = await newPerson({ role: 'sales' });
  await storeLead(newMessage(), { nextCallAt: new Date(Date.now() - YEAR_MS) });
  await startSession(page.context(), { ...person });
  await page.goto('/users/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^[1-9]\d* enquir(y|ies), \d+ orders? waits?$/ })).toBeVisible();
  await main.getByRole('link', { name: /^[1-9]\d* calls? due$/ }).click();
  await expect(page.getByRole('button', { name: /^Due today/, pressed: true })).toBeVisible();
});
