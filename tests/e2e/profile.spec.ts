import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../people';
import { eventually, server, signIn } from '../stack';
import { logIn, mailedLink } from './account-steps';

test.use({ serviceWorkers: 'allow' });

const profileOf = async (uid: string) => (await server.firestore().doc(`users/${uid}`).get()).data();

test('profile edits made offline reach the server by themselves', async ({ page, context }) => {
  const asha = await newPerson({ name: 'Asha Rao' });
  await logIn(page, asha, '/users/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Asha R.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await profileOf(asha.uid)).toMatchObject({ name: 'Asha R.' });
  // On a phone the links are in the collapsed menu.
  await expect(page.locator('#main-navigation')).toContainText('Asha R.');

  await context.setOffline(true);
  await page.getByLabel('About').fill('Edited in a lift');
  await page.getByLabel('Female', { exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByLabel('About')).toHaveValue('Edited in a lift');
  expect(await profileOf(asha.uid)).toMatchObject({ about: '' });

  await context.setOffline(false);
  const stored = await eventually('the edit on the server', async () => {
    const profile = await profileOf(asha.uid);
    return profile?.about === 'Edited in a lift' ? profile : undefined;
  });
  expect(stored).toMatchObject({ name: 'Asha R.', gender: 'female' });
  await expect(page.getByText('Saved on this device.')).toHaveCount(0);
});

test('an empty name is refused; Reset restores the saved values @ci', async ({ page }) => {
  const asha = await newPerson();
  await logIn(page, asha, '/users/profile');
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('please Enter Name')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name);
  expect(await profileOf(asha.uid)).toMatchObject({ name: asha.name });
});

test('a profile picture is uploaded, shown and removed with all its files @ci', async ({ page }) => {
  const asha = await newPerson();
  await logIn(page, asha, '/users/profile');
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0f4c4a' } })
    .png()
    .toBuffer();
  const choose = page.getByLabel('Choose a picture', { exact: true }).last();
  await choose.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: png });
  await expect(page.getByText('Invalid File !!')).toBeVisible();

  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  const remove = page.getByRole('button', { name: 'Remove' });
  await expect(remove).toBeVisible({ timeout: 30_000 });
  const shown = page.getByRole('img', { name: 'Your picture' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(await shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toContain(
    `/pictures/users/${asha.uid}/`,
  );

  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Remove the picture?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(shown).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('button', { hasText: 'Choose a picture' })).toBeFocused();
  await eventually('the files to be gone', async () => {
    const [files] = await server.picturesBucket().getFiles({ prefix: `pictures/users/${asha.uid}/` });
    return files.length === 0 ? true : undefined;
  });
});

test('a file that is not a picture is refused with a message @ci', async ({ page }) => {
  await logIn(page, await newPerson(), '/users/profile');
  await page
    .getByLabel('Choose a picture', { exact: true })
    .last()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('This file cannot be read as a picture.')).toBeVisible({ timeout: 30_000 });
});

test('changing the password needs the current one @ci', async ({ page }) => {
  const asha = await newPerson();
  await logIn(page, asha, '/users/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  for (const [label, purpose] of [
    ['Current password', 'current-password'],
    ['New password', 'new-password'],
    ['Confirm new password', 'new-password'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', purpose);
  }
  const submit = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password', { exact: true }).fill('not it');
  await page.getByLabel('New password', { exact: true }).fill('a new pass phrase');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a new');
  await submit.click();
  await expect(page.getByText("Password didn't matched try again")).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill('a new pass phrase');
  await submit.click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(asha.password);
  await submit.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  expect(await signIn({ email: asha.email, password: 'a new pass phrase' })).toEqual(expect.any(String));
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(asha.email);
});

test('the link in the mail confirms the e-mail address @ci', async ({ page }) => {
  const asha = await newPerson({ verified: false });
  await logIn(page, asha, '/users/profile');
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('Sent. It can take a few minutes')).toBeVisible();
  const link = await eventually('the mail', () => mailedLink(asha.email, 'VERIFY_EMAIL'));
  await fetch(link);
  await page.reload();
  await expect(page.getByText('Confirmed: this address is yours.')).toBeVisible();
});

test('deleting the account needs the password and removes its data @ci', async ({ page }) => {
  const asha = await newPerson();
  await logIn(page, asha, '/users/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Enquiries you have sent stay with us')).toBeVisible();
  await expect(page.getByLabel('Password, to confirm', { exact: true })).toBeFocused();
  await page.getByLabel('Password, to confirm', { exact: true }).fill('not it');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  await page.getByLabel('Password, to confirm', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(server.auth().getUser(asha.uid)).rejects.toThrow();
  await page.goto('/users/profile');
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
});
