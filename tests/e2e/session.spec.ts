import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { newPerson } from '../people';
import { eventually, server, stack } from '../stack';
import { logIn, openMenu, submitLogin } from './account-steps';
import { addToBasket, newMessage, quickForm, fillEnquiry } from './enquiry/steps';
import { allScreensCached, filesCached } from './staff/steps';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. */
async function untilOfflineWorks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('the navigation bar shows the user before Auth has loaded @ci', async ({ page }) => {
  await logIn(page, await newPerson({ name: 'First Frame', role: 'admin' }));
  // Auth's requests stay without an answer.
  await page.route(/identitytoolkit|securetoken/, () => undefined);
  await page.goto('/users/home');
  await expect(page.getByRole('heading', { name: 'Hello First Frame' })).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Admin-DashBoard' })).toBeVisible();
});

test('visitors download no Auth script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/users/home');
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((url) => /assets\/(auth|call-as-user)-/.test(url))).toEqual([]);
});

test('an offline reload keeps the session @ci', async ({ page, context }) => {
  await logIn(page, await newPerson({ name: 'In A Lift' }));
  await untilOfflineWorks(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello In A Lift' })).toBeVisible();
  await page.goto('/users/profile');
  await expect(page.getByRole('heading', { name: 'Update Details' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('In A Lift');
});

test('an expired token keeps the session offline; edits are sent when the network returns @ci', async ({ page, context }) => {
  const asha = await newPerson({ name: 'Long Meeting' });
  await page.clock.install();
  await logIn(page, asha, '/users/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Long Meeting');
  await untilOfflineWorks(page);
  await context.setOffline(true);
  await page.clock.fastForward('05:00:00');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Long Meeting');
  await page.getByLabel('About').fill('Written five hours later');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();

  await context.setOffline(false);
  await eventually('the edit on the server', async () => {
    await page.clock.runFor(1_000);
    const profile = (await server.firestore().doc(`users/${asha.uid}`).get()).data();
    return profile?.about === 'Written five hours later' ? true : undefined;
  });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Long Meeting');
});

test('a restart of the browser keeps the session @ci', async ({ viewport, launchOptions }) => {
  const asha = await newPerson({ name: 'Back Tomorrow' });
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const open = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: stack().baseUrl, viewport });
  try {
    const first = await open();
    await logIn(await first.newPage(), asha);
    await first.close();
    const second = await open();
    const page = await second.newPage();
    await page.goto('/users/profile');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(asha.email);
    await second.close();
  } finally {
    // The browser's last processes may still write.
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
  }
});

test('a logout made offline still holds when the network returns @ci', async ({ page, context }) => {
  await logIn(page, await newPerson());
  await untilOfflineWorks(page);
  await context.setOffline(true);
  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/users/home');
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
});

test('a deleted account is logged out with a message @ci', async ({ page }) => {
  const asha = await newPerson();
  await logIn(page, asha);
  await server.auth().deleteUser(asha.uid);
  await page.goto('/users/profile');
  // Auth is asked once the page is idle, after 10 s at the latest.
  await expect(page.getByText('You have been logged out')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
});

test('the next page says why the device is logged out if the first page is left at once @ci', async ({ page }) => {
  const asha = await newPerson();
  await logIn(page, asha);
  await server.auth().deleteUser(asha.uid);
  const refused = page.waitForResponse((answer) => answer.url().includes('accounts:lookup') && answer.status() === 400);
  await page.reload();
  await refused;
  // The message closes after 5 s, and a busy machine may take that long to load the rest.
  await page.goto('/users/profile', { waitUntil: 'commit' });
  await expect(page.getByText('You have been logged out')).toBeVisible();
});

test('logout asks for confirmation while an enquiry waits on this device @ci', async ({ page, context }) => {
  await logIn(page, await newPerson({ name: 'Just A Moment' }), '/');
  await untilOfflineWorks(page);
  await fillEnquiry(page, newMessage());
  await context.setOffline(true);
  await quickForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'My enquiries: 1 is waiting to be sent' })).toBeVisible();

  const logOut = async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'LogOut' }).click();
  };
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'Log out with enquiries waiting?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('LogOut Successfully')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeAttached();
  await logOut();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'LogOut' })).toHaveCount(0);
});

test('logout asks about a client that only this device has, and leaves it for its rep @ci', async ({ page, context }) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  const company = `Iyer ${randomUUID().slice(0, 8)}`;
  await logIn(page, rep, '/Admin/clients');
  await untilOfflineWorks(page);
  await filesCached(page, 'rep', 'staff');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New client' });
  await dialog.getByLabel('Company Name').fill(company);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: company });
  await expect(card.getByText('Only on this device')).toBeVisible();

  const logOut = async (answer: string) => {
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('button', { name: 'LogOut' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out with clients waiting?' });
    await expect(question).toContainText('One client has changes that are only on this device.');
    await question.getByRole('button', { name: answer }).click();
  };
  await logOut('Cancel');
  await page.goto('/Admin/clients');
  await expect(card).toBeVisible();
  await logOut('Log out');
  await expect(page.getByText('LogOut Successfully')).toBeVisible();

  await context.setOffline(false);
  await submitLogin(page, rep);
  await page.goto('/Admin/clients');
  await expect(card).toBeVisible();
  await expect(card.getByText('Only on this device')).toHaveCount(0, { timeout: 30_000 });
});

test('logout asks for confirmation while profile edits wait @ci', async ({ page, context }) => {
  await logIn(page, await newPerson(), '/users/profile');
  await expect(page.getByLabel('About')).toBeVisible();
  await untilOfflineWorks(page);
  await context.setOffline(true);
  await page.getByLabel('About').fill('Typed in a lift');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'LogOut' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out with changes waiting?' });
  await expect(question).toContainText('Changes to your details');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('LogOut Successfully')).toHaveCount(0);
  await expect(page.getByLabel('About')).toHaveValue('Typed in a lift');
});

test('logout asks for confirmation while admin changes wait, and discards them only if confirmed @ci', async ({
  page,
  context,
}) => {
  const category = server.firestore().doc(`categories/unsent-${randomUUID()}`);
  const title = `Unsent ${category.id.slice(-6)}`;
  const now = new Date();
  await category.set({
    ...{ title, description: '', coverImage: null, imageName: null, picture: null, hue: 200, order: 9_000 },
    ...{ createdAt: now, updatedAt: now, deletedAt: null, revision: 1 },
  });
  await logIn(page, await newPerson({ role: 'admin' }), '/Admin/view-category');
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item).toBeVisible();
  await allScreensCached(page);
  await context.setOffline(true);
  await item.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(item).toHaveCount(0);

  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'LogOut' }).click();
  };
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'Log out with changes waiting?' });
  await expect(question).toContainText('Logging out drops them');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('LogOut Successfully')).toHaveCount(0);
  await expect(page).toHaveURL('/Admin/view-category');
  await logOut();
  await question.getByRole('button', { name: 'Log out and drop them' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/users/home');
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
  expect((await category.get()).get('deletedAt')).toBeNull();
  await category.delete();
});

test('logging out asks before it deletes a basket and a form that somebody has begun @ci', async ({ page }) => {
  await logIn(page, await newPerson(), '/users/home');
  const title = await addToBasket(page, 'drk-01');
  await page.goto('/');
  await quickForm(page).getByLabel('Message').fill(newMessage());
  const logOut = async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'LogOut' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Log out and delete what you began?' });
  await logOut();
  await expect(question).toContainText('1 basket and 1 unfinished form are on this device only. Logging out deletes them.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/basket');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await logOut();
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await page.goto('/basket');
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

test('logout deletes the admin data from the device @ci', async ({ page }) => {
  const staffDatabases = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      return names.filter((name) => name.startsWith('firestore/') || name === 'staff-queries').length;
    });
  const boss = await newPerson({ role: 'admin' });
  await logIn(page, boss, '/Admin/team');
  await expect(page.getByRole('row', { name: boss.email })).toBeVisible();
  await expect.poll(staffDatabases).toBeGreaterThan(1);
  await page.goto('/users/home');
  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await page.goto('/');
  await expect.poll(staffDatabases).toBe(0);
});
