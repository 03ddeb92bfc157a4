import { leadPath } from '@catalogue/contract/paths';
import { expect, test, type Page } from '@playwright/test';
import { newPerson } from '../../people';
import { server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { startSession } from '../sessions';
import { unique } from '../staff/steps';
import { openLeads, storedLead, storeLead, workOn } from './steps';

const rows = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('listitem');

/** Leaves these leads in the list: other e2e tests store more meanwhile. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(words);
}

test('leads of both kinds stand in rows, and are found by the digits of a number as they are typed', async ({ page }) => {
  const digits = `9${String(Date.now()).slice(-9)}`;
  const mobile = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  const name = unique('Zarin');
  await storeLead(newMessage(), { name, mobile });
  const order = { companyname: 'Rao Textiles', city: 'Pune', productrequest: 'Flask', productId: 'drk-02', quantity: 1 };
  await storeLead('', { name, mobile, ...order }, 'orders');
  await openLeads(page, '/Admin/inbox');
  await expect(rows(page).filter({ hasText: name })).toHaveCount(2);
  await search(page, digits);
  // At once: a row that leaves later takes the click that is meant for another.
  expect(await rows(page).count()).toBe(2);
  await expect(page.getByText('2 leads found among all')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Rao Textiles' })).toContainText('1 piece');
  const height = (await rows(page).first().boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(57);
});

test('a lead is opened, answered and noted by a click each, with the reply buttons in view', async ({ page }) => {
  const name = unique('Yasmin');
  const id = await storeLead(newMessage(), { name });
  await openLeads(page, '/Admin/inbox');
  await search(page, name);
  await rows(page).getByRole('link', { name }).click();
  const lead = page.getByRole('article', { name });
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
  await lead.getByLabel('Add a note').fill('Wants blue');
  await lead.getByLabel('Add a note').press('Enter');
  await expect(lead.getByRole('region', { name: 'Timeline' })).toContainText('Wants blue');
  await expect(page.getByText('Note added.')).toBeVisible();
  await lead.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'next call' })).toBeVisible();
  await expect.poll(() => storedLead(id)).toMatchObject({ note: 'Wants blue', revision: 3 });
  await lead.getByRole('button', { name: 'Lost', exact: true }).click();
  await lead.getByRole('group', { name: 'Why lost?' }).getByRole('button', { name: 'Price' }).click();
  await expect(lead.getByRole('region', { name: 'Timeline' })).toContainText('Lost: Price');
});

test('keys go from lead to lead, open one, set its status and begin a note @ci', async ({ page }) => {
  const surname = unique('Zu');
  const [second, first] = [
    await storeLead(newMessage(), { name: `Asha ${surname}` }),
    await storeLead(newMessage(), { name: `Ravi ${surname}` }),
  ];
  await openLeads(page, '/Admin/inbox');
  await search(page, surname);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).blur();
  // No row has the focus yet, and no lead is open.
  await page.keyboard.press('4');
  await page.keyboard.press('j');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await expect(rows(page).first()).toContainText('New');
  await page.keyboard.press('3');
  await expect(rows(page).first()).toContainText('Quoted');
  await expect.poll(() => storedLead(first)).toMatchObject({ status: 'quoted' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `Asha ${surname}` })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Add a note')).toBeFocused();
  await page.keyboard.type('Calls back');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Calls back');
  await expect.poll(() => storedLead(second)).toMatchObject({ note: 'Calls back' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('many leads are assigned and sorted out at once, and all of it is undone @ci', async ({ page }) => {
  const surname = unique('Xu');
  const ids = await Promise.all([1, 2].map((index) => storeLead(newMessage(), { name: `Asha${index} ${surname}` })));
  await openLeads(page, '/Admin/inbox');
  await search(page, surname);
  await expect(rows(page)).toHaveCount(2);
  for (const box of await rows(page).getByRole('checkbox').all()) await box.check();
  const bar = page.getByRole('toolbar', { name: 'Selected leads' });
  await expect(bar).toContainText('2 selected leads');
  // Keys browse the statuses; only Enter sets one.
  const status = bar.getByLabel('Set status');
  await status.press('q');
  await expect(bar).toContainText('Press Enter to apply.');
  await status.press('Tab');
  await expect(status).toHaveValue('');
  await status.press('q');
  await expect(status).toHaveValue('quoted');
  await expect(rows(page).first()).toContainText('New');
  await status.press('Enter');
  await expect(page.getByText('2 leads: Quoted')).toBeVisible();
  for (const id of ids) await expect.poll(() => storedLead(id)).toMatchObject({ status: 'quoted' });
  await page.getByRole('alert').filter({ hasText: '2 leads: Quoted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText('New');
  await bar.getByLabel('Assign to').selectOption({ index: 1 });
  await expect(page.getByText(/^2 leads: with /)).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('a:focus')).toHaveCount(1);
});

test('a tag is added at a lead, leads to the leads that have it, and is removed with Undo @ci', async ({ page }) => {
  const [name, tag] = [unique('Tara'), crypto.randomUUID().slice(0, 8)];
  const id = await storeLead('Forty hampers', { name });
  await openLeads(page, `/Admin/inbox?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const tags = page.getByRole('group', { name: 'Tags' });
  await tags.getByLabel('Add a tag').fill(` #${tag.toUpperCase()} `);
  await tags.getByRole('button', { name: 'Add' }).click();
  await expect(tags.getByRole('link', { name: `Leads with #${tag}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(`Tags: #${tag}`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`#${tag}`);

  await page.goto('/Admin/inbox');
  await search(page, name);
  await rows(page).getByRole('link', { name }).click();
  await search(page, 'Nobody');
  await tags.getByRole('link', { name: `Leads with #${tag}` }).click();
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(`#${tag}`);
  await expect(page.getByText('1 lead found among all')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name }).click();
  await tags.getByRole('button', { name: `Remove #${tag}` }).click();
  await expect.poll(async () => (await storedLead(id))?.tags as unknown).toEqual([]);
  await expect(tags.getByLabel('Add a tag')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedLead(id))?.tags as unknown).toEqual([tag]);
});

test('sales answer a lead of the inbox, erase nothing and open no content @ci', async ({ page }) => {
  const person = await newPerson({ name: unique('Sunil'), role: 'sales' });
  const name = unique('Wanda');
  const id = await storeLead(newMessage(), { name });
  await startSession(page.context(), person);
  await page.goto(leadPath('quickEnquiry', id));
  const lead = page.getByRole('article', { name });
  await lead.getByRole('button', { name: 'Me', exact: true }).click();
  // Twice while the toast that greets new sales staff takes the line over.
  await expect(page.getByText(`is with ${person.name}.`).first()).toBeVisible();
  await expect.poll(() => storedLead(id)).toMatchObject({ owner: person.uid });
  await expect(lead.getByRole('button', { name: 'Erase' })).toHaveCount(0);
  await page.goto('/Admin/view-product');
  await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the inbox has no accessibility violations (${colorScheme}) @ci`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const name = unique('Vera');
    await storeLead(newMessage(), { name, incomplete: true });
    await openLeads(page, '/Admin/inbox');
    await search(page, name);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('checkbox').check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await rows(page).getByRole('link', { name }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('each card of the two lists leaves room for the next one, at a desk and on a phone @ci', async ({ page }) => {
  const words = newMessage();
  await storeLead(`${words} ${'and a long story '.repeat(30)}`, { name: 'Maximiliana '.repeat(8).trim() });
  await openLeads(page);
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(225);
  await page.setViewportSize({ width: 390, height: 844 });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(325);
  // The unfolded card shows the whole message.
  const message = card.locator('dd').filter({ hasText: words });
  const isCut = () => message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(await isCut()).toBe(true);
  await workOn(card);
  await expect.poll(isCut).toBe(false);
});

test('somebody who phones is a lead after three fields, also while the server does not answer @ci', async ({ page }) => {
  const name = unique('Xerxes');
  const stored = async (caller: string) =>
    (await server.firestore().collection('orders').where('name', '==', caller).count().get()).data().count;
  await openLeads(page, '/Admin/inbox');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Lead', exact: true }).click();
  const form = page.getByRole('main').locator('form');
  const add = async (caller: string) => {
    await form.getByLabel('Name').fill(caller);
    await form.getByLabel('Phone or e-mail').fill('98123 45678');
    await form.getByLabel('What is asked for').fill('Fifty steel bottles');
    await form.getByRole('button', { name: 'Add lead' }).click();
  };
  await form.getByRole('button', { name: 'Add lead' }).click();
  await expect(form.getByLabel('Phone or e-mail')).toBeFocused();
  await add(name);
  await expect(form.getByText(/^Added as H-/)).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('article', { name })).toContainText('Fifty steel bottles');

  await page.goto('/Admin/add-lead');
  await page.route('**/api/myorders/add', (route) => route.abort());
  await add(`${name} later`);
  await expect(form.getByText('Kept on this device. It is sent by itself when the server answers.')).toBeVisible();
  expect(await stored(`${name} later`)).toBe(0);
  await page.unroute('**/api/myorders/add');
  await page.reload();
  await expect.poll(() => stored(`${name} later`)).toBe(1);
});

test('what is typed of a call survives a reload, until the lead is added @ci', async ({ page }) => {
  const name = unique('Xenia');
  await openLeads(page, '/Admin/add-lead');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone or e-mail').fill('98123 45678');
  await form.getByLabel('What is asked for').fill('Fifty steel bottles');
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await expect(form.getByLabel('Phone or e-mail')).toHaveValue('98123 45678');
  await expect(form.getByLabel('What is asked for')).toHaveValue('Fifty steel bottles');
  await form.getByRole('button', { name: 'Add lead' }).click();
  await expect(form.getByText(/^Added as H-/)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await page.reload();
  await expect(form.getByRole('button', { name: 'Add lead' })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('a name of 100 letters leaves a lead in its place, beside the list and over it @ci', async ({ page }) => {
  const id = await storeLead(newMessage(), { name: 'Venkatanarasimharaju'.repeat(5) });
  await openLeads(page, `/Admin/inbox?lead=quickEnquiry-${id}`);
  const call = page.getByRole('article').getByRole('link', { name: /^Call: / });
  await expect(call).toBeInViewport({ ratio: 1 });
  const scrolledAside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article, article *, dialog, dialog *')]
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 && ['auto', 'hidden', 'scroll'].includes(getComputedStyle(one).overflowX),
        )
        .map((one) => one.className),
    );
  expect(await scrolledAside()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Call: / })).toBeInViewport({ ratio: 1 });
  expect(await scrolledAside()).toEqual([]);
});
