import { expect, type Page, test } from '@playwright/test';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { newPerson } from '../people';
import { eventually, server } from '../stack';
import { logIn, openMenu, submitLogin } from './account-steps';
import { STAFF_SCREENS } from './staff/screens';
import { fillEnquiry, quickForm, submit } from './enquiry/steps';

test.use({ serviceWorkers: 'allow' });

/** Words that name the client of a person; nothing of them may be left. */
const MARKERS = [
  'Zubeida Quartermaine',
  'Quartermaine Dhows',
  '9870012345',
  'zubeida@quartermaine.example',
  'Forty sextants for the crew',
];
const [NAME = '', COMPANY = '', PHONE = '', MAIL = '', WORDS = ''] = MARKERS;

/** Every screen of the role; an admin's in two halves, because one e2e test through all of them takes too long on a busy machine. */
const WALKS = [
  { role: 'rep', screens: [ADMIN_PATHS.clients, ADMIN_PATHS.myLeads] },
  { role: 'admin', screens: STAFF_SCREENS.first },
  { role: 'admin', screens: STAFF_SCREENS.second },
] as const;
const PAGES = [
  '/',
  '/basket',
  '/outbox',
  '/meeting',
  '/lookbook',
  '/search?q=sextant',
  '/users/profile',
  '/Admin/home',
  '/Admin/clients',
];

/** All that the origin has stored, as one text. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(`${name} cannot be read`));
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        const values = await new Promise<unknown[]>((resolve) => (all.onsuccess = () => resolve(all.result)));
        texts.push(`${name}/${store}: ${JSON.stringify(values)}`);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html|text/.test(response?.headers.get('content-type') ?? '');
        texts.push(request.url, isText ? ((await response?.text()) ?? '') : '');
      }
    }
    return texts.join('\n');
  });

const found = (text: string): string[] => MARKERS.filter((marker) => text.includes(marker));

async function logOut(page: Page): Promise<void> {
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
}

for (const [index, { role, screens }] of WALKS.entries()) {
  test(`after logging out nothing of the client is left on the device: ${role}, walk ${index + 1} @ci`, async ({
    page,
    context,
  }) => {
    const person = await newPerson({ name: 'Ravi Colleague', role });
    await server
      .firestore()
      .doc(`clients/${person.uid}-1`)
      .set({
        ...{
          owner: person.uid,
          ownerName: 'Ravi Colleague',
          name: NAME,
          company: COMPANY,
          phone: PHONE,
          city: 'Pune',
          email: MAIL,
        },
        ...{ note: WORDS, tags: [], createdAt: new Date(), updatedAt: new Date(), deletedAt: null },
      });
    await logIn(page, person, '/');
    // A lead that is sent, and a form that is left half filled.
    await fillEnquiry(page, WORDS);
    await quickForm(page).getByLabel('Name').fill(NAME);
    await quickForm(page).getByLabel('Email').fill(MAIL);
    await submit(page);
    await expect(quickForm(page).getByRole('status')).toContainText('Sent.');
    await quickForm(page).getByLabel('Name').fill(NAME);
    await quickForm(page).getByLabel('Mobile').fill(PHONE);
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
    }
    const second = await context.newPage();
    await second.goto(role === 'admin' ? '/Admin/quick-enquiry' : '/Admin/clients');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    expect(found(await storedText(page))).not.toEqual([]);

    await logOut(page);
    // The other tab leaves what it showed.
    await expect(second).toHaveURL(/LoginPage/);
    expect(found((await second.locator('body').textContent()) ?? '')).toEqual([]);
    await second.close();
    await eventually('storage without a trace', async () => (found(await storedText(page)).length === 0 ? true : undefined));
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      expect(found(await page.locator('body').innerText()), path).toEqual([]);
    }
  });
}

test('after a session that the server ended, the next person finds nothing of a colleague, in either tab @ci', async ({
  page,
  context,
}) => {
  const colleague = await newPerson({ name: 'Ravi Colleague', role: 'rep' });
  await logIn(page, colleague, '/');
  await quickForm(page).getByLabel('Name').fill(NAME);
  await quickForm(page).getByLabel('Mobile').fill(PHONE);
  await eventually('a stored draft', async () => (found(await storedText(page)).length === 2 ? true : undefined));
  await server.auth().deleteUser(colleague.uid);
  const second = await context.newPage();
  await second.goto('/');
  for (const tab of [page, second]) {
    // Auth is asked once the page is idle, after 10 s at the latest.
    await expect(tab.getByRole('button', { name: 'LogOut', includeHidden: true })).not.toBeAttached({ timeout: 30_000 });
    // Nobody was asked whether it may be deleted.
    await expect(quickForm(tab).getByLabel('Name')).toHaveValue(NAME);
  }

  await submitLogin(page, await newPerson({ name: 'Meera Next' }));
  for (const tab of [page, second]) {
    if (tab === page) await tab.goto('/');
    await expect(quickForm(tab).getByLabel('Name')).toHaveValue('');
    await expect(quickForm(tab).getByLabel('Mobile')).toHaveValue('');
  }
  expect(found(await storedText(page))).toEqual([]);
});

test('waiting items of a colleague are sent, and shown to nobody else @ci', async ({ page, context }) => {
  const words = `Sextants ${crypto.randomUUID()}`;
  const person = await newPerson({ name: 'Ravi Colleague', role: 'rep' });
  await logIn(page, person, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.route('**/api/quick-enquiries', (route) => route.abort());
  await context.route('**/api/quick-enquiries', (route) => route.abort());
  await fillEnquiry(page, words);
  await submit(page);
  // Leaving before it is stored would leave a draft.
  await expect(page.getByRole('link', { name: 'My enquiries: 1 is waiting to be sent' })).toBeVisible();
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('1 enquiry of a colleague waits on this device.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toContain(words);
});

test('a meeting locks tabs that are open already and pages from the back/forward cache @ci', async ({ page, context }) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  await logIn(page, rep, '/Admin/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/Admin/clients');
  await expect(other.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await page.goto('/search?q=flask');
  await page.goto('/meeting');
  await page.getByLabel(/PIN/).first().fill('4711');
  await page.getByRole('button', { name: 'Start the meeting' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(other).toHaveURL(/\/meeting$/);
  await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible();
  // Later than the answer to the test: the document that would give it is left.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL(/\/meeting$/);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('No clients yet');
});
