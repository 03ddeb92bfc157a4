import { expect, test } from '@playwright/test';
import { newPerson } from '../people';
import { logIn } from './account-steps';

test('logging in again ends a meeting whose PIN is forgotten', { tag: '@ci' }, async ({ page }) => {
  const rep = await newPerson({ name: 'Forgetful' });
  await logIn(page, rep, '/meeting');
  await page.getByLabel('Choose a PIN').fill('4711');
  await page.getByRole('button', { name: 'Start the meeting' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave the meeting' });
  await leaving.getByRole('button', { name: 'Forgotten the PIN?' }).click();
  await expect(leaving.getByText(/^The meeting ends by itself on /)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('forgotten.png') });
  for (const password of ['Wrong#2026', rep.password]) {
    await leaving.getByLabel(`Password of ${rep.email}`).fill(password);
    await leaving.getByRole('button', { name: 'Log in' }).click();
    if (password !== rep.password) await expect(leaving.getByText('This is not the password.')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Meeting', exact: true })).toBeVisible();
  await expect(page.getByLabel('Choose a PIN')).toBeVisible();
});
