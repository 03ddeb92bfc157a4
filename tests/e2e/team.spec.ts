import { expect, test } from '@playwright/test';
import { newPerson } from '../people';
import { server } from '../stack';
import { fillLogin, logIn } from './account-steps';

test('admin routes redirect visitors to the login and tell users that they are for staff', async ({ page }) => {
  const [user, boss] = await Promise.all([newPerson(), newPerson({ role: 'admin' })]);
  await page.goto('/Admin/team');
  await expect(page).toHaveURL('/LoginPage');
  await fillLogin(page, user);
  await expect(page).toHaveURL('/Admin/team');
  await expect(page.getByRole('heading', { name: 'This part is for staff' })).toBeVisible();
  await expect(page.getByText(`You are logged in as ${user.email}`)).toBeVisible();

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Still no access. Ask an admin to add you, then check again.')).toBeVisible();

  // Admin access granted meanwhile applies without a new login.
  await server.auth().setCustomUserClaims(user.uid, { admin: true });
  await server
    .firestore()
    .doc(`team/${user.uid}`)
    .set({ name: 'New', email: user.email, role: 'admin', grantedAt: new Date(), grantedBy: null });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
  await expect(page.getByRole('row', { name: boss.email })).toBeVisible();
});

test('an admin makes a colleague an admin, then a rep, then removes them; the colleague’s open page follows at once @ci', async ({
  browser,
}) => {
  const [boss, asha] = await Promise.all([
    newPerson({ name: 'Boss', role: 'admin' }),
    newPerson({ name: 'Asha', verified: false }),
  ]);
  const bossPage = await (await browser.newContext()).newPage();
  const ashaPage = await (await browser.newContext()).newPage();
  await logIn(bossPage, boss, '/Admin/team');
  await bossPage.getByLabel('Email of their account').fill(asha.email);
  await bossPage.getByRole('button', { name: 'Add to the team' }).click();
  await expect(bossPage.getByText('Choose what they may do')).toBeVisible();
  await bossPage.getByLabel('Role').selectOption('Admin');
  await bossPage.getByRole('button', { name: 'Make admin' }).click();
  const question = bossPage.getByRole('alertdialog', { name: 'Nobody has confirmed this address' });
  await question.getByRole('button', { name: 'Make admin all the same' }).click();
  const row = bossPage.getByRole('row', { name: asha.email });
  await expect(row).toBeVisible();
  await expect(bossPage.getByText('Boss made Asha an admin').first()).toBeVisible();

  await logIn(ashaPage, asha, '/Admin/team');
  await expect(ashaPage.getByRole('row', { name: boss.email })).toBeVisible();

  await bossPage.getByLabel('Email of their account').fill(asha.email);
  await bossPage.getByLabel('Role').selectOption('Rep');
  await bossPage.getByRole('button', { name: 'Make rep' }).click();
  const change = bossPage.getByRole('alertdialog', { name: 'Asha is an admin. Make Asha a rep instead?' });
  await change.getByRole('button', { name: 'Make rep' }).click();
  await question.getByRole('button', { name: 'Make rep all the same' }).click();
  await expect(bossPage.getByText('Boss made Asha a rep').first()).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Rep', exact: true })).toBeVisible();
  await expect(ashaPage.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
  await ashaPage.getByRole('link', { name: 'My clients' }).click();
  await expect(ashaPage.getByRole('heading', { name: 'No clients yet' })).toBeVisible();

  await row.getByRole('button', { name: 'Remove Asha' }).click();
  await bossPage.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(bossPage.getByText('Boss removed Asha').first()).toBeVisible();
  await expect(bossPage.getByRole('main').locator(':focus')).toHaveCount(1);

  await expect(ashaPage.getByText(/Your access as (a rep|staff) has been taken back/).first()).toBeVisible();
  await expect(ashaPage.getByRole('heading', { name: 'Clients' })).toHaveCount(0);
});

test('granting access to an unknown e-mail shows what to do @ci', async ({ page }) => {
  await logIn(page, await newPerson({ role: 'admin' }), '/Admin/team');
  await page.getByLabel('Email of their account').fill('nobody-of-that-name@example.com');
  await page.getByLabel('Role').selectOption('Admin');
  await page.getByRole('button', { name: 'Make admin' }).click();
  await expect(page.getByText('Ask them to sign up first.')).toBeVisible();
});
