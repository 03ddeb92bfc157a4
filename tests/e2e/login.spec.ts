import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { newPerson } from '../people';
import { eventually, signIn } from '../stack';
import { fillLogin, logIn, mailedLink, openMenu } from './account-steps';

test('a new user signs up, logs in, sees the profile and logs out', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/SignUpPage');
  await page.getByLabel('Name', { exact: true }).fill('Meera Nair');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('Confirm password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('Female', { exact: true }).check();
  await page.getByLabel('About').fill('Buys joining kits');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  // The toast lasts five seconds, so it is checked first.
  await expect(page.getByText('User Created Successfully')).toBeVisible();
  await expect(page).toHaveURL('/LoginPage');

  await fillLogin(page, { email, password: 'a long pass phrase' });
  await expect(page.getByText('Logged in Successfully')).toBeVisible();
  await expect(page).toHaveURL('/users/home');
  await expect(page.getByRole('heading', { name: 'Hello Meera Nair' })).toBeVisible();

  await page.goto('/Users/profile');
  await expect(page.getByRole('heading', { name: 'Update Details' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Nair');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('About')).toHaveValue('Buys joining kits');
  await expect(page.getByLabel('Female', { exact: true })).toBeChecked();
  await expect(page.getByRole('definition')).toHaveText('User');

  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/users/profile');
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
});

test('a wrong password and an unknown e-mail get the same message', async ({ page }) => {
  const asha = await newPerson();
  await page.goto('/LoginPage');
  const messages: string[] = [];
  for (const email of [asha.email, `${randomUUID()}@example.com`]) {
    await fillLogin(page, { email, password: 'not it' });
    await expect(page.getByText('Something went wrong').last()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'E-mail or password is not right' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Submit' })).toBeFocused();
    messages.push(await page.getByRole('main').getByRole('alert').innerText());
    await expect(page).toHaveURL('/LoginPage');
    await page.getByRole('main').getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  expect(messages[0]).toBe(messages[1]);
});

test('the login form names missing fields, and submits if only the e-mail is missing @ci', async ({ page }) => {
  await page.goto('/LoginPage');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Email is Required')).toBeVisible();
  await expect(page.getByText('Password is Required')).toBeVisible();
  await expect(page.getByText('Not sent: 2 fields need a look.')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('something');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Email is Required')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByText(/^Not sent/)).toHaveCount(0);
});

test('the password can be shown; autocomplete attributes serve password managers @ci', async ({ page }) => {
  await page.goto('/LoginPage');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveText('Hide');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username');
  await page.goto('/SignUpPage');
  for (const [label, purpose] of [
    ['Name', 'name'],
    ['Email', 'username'],
    ['Password', 'new-password'],
    ['Confirm password', 'new-password'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', purpose);
  }
});

test('only a password mismatch blocks sign-up; a refused form keeps its values @ci', async ({ page }) => {
  const asha = await newPerson();
  await page.goto('/SignUpPage');
  await page.getByLabel('Password', { exact: true }).fill('one pass phrase');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText("Password didn't matched try again")).toBeVisible();
  await expect(page.getByText('please Enter Name')).toBeVisible();
  await expect(page.getByText('Email is Required')).toBeVisible();
  await expect(page).toHaveURL('/SignUpPage');

  await page.getByLabel('Name', { exact: true }).fill('Asha Again');
  await page.getByLabel('Email', { exact: true }).fill(asha.email);
  await page.getByLabel('Confirm password', { exact: true }).fill('one pass phrase');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page).toHaveURL('/LoginPage');
  await expect(page.getByText('If it has one already, log in or set a new password')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Again');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('somebody who is logged in reads why a sign-up was refused, and goes back to it @ci', async ({ page }) => {
  const asha = await newPerson({ name: 'Asha' });
  await logIn(page, asha);
  await page.goto('/SignUpPage');
  await page.getByLabel('Name', { exact: true }).fill('Asha Again');
  await page.getByLabel('Email', { exact: true }).fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill('one pass phrase');
  await page.getByLabel('Confirm password', { exact: true }).fill('one pass phrase');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('You are logged in as Asha.')).toBeVisible();
  await expect(page.getByText('If it has one already, log in or set a new password')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Again');
});

test('a refused sign-up by the link for the first admin leads back with the link @ci', async ({ page }) => {
  await page.goto('/SignUpPage?invite=out-of-date');
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('one pass phrase');
  await page.getByLabel('Confirm password', { exact: true }).fill('one pass phrase');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/LoginPage');
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page).toHaveURL('/SignUpPage?invite=out-of-date');
  await expect(page.getByText('This link makes your account the first admin of the site.')).toBeVisible();
});

test('the guard redirects to the login and back to the requested page', async ({ page }) => {
  const asha = await newPerson();
  await page.goto('/users/about');
  await expect(page.getByText('You are not logged in !!!')).toBeVisible();
  await expect(page.getByText('Kindly Login.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/LoginPage');
  await fillLogin(page, asha);
  await expect(page).toHaveURL('/users/about');
});

test('password reset mails a link, and does not reveal whether an account exists @ci', async ({ page }) => {
  const asha = await newPerson();
  const nobody = `${randomUUID()}@example.com`;
  await page.goto('/LoginPage');
  const forgotten = page.getByRole('button', { name: 'Forgotten your password?' });
  await forgotten.click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(forgotten).toBeFocused();
  await forgotten.click();
  for (const email of [nobody, asha.email]) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${email} has an account, a mail with the link is on its way.`)).toBeVisible();
  }
  const link = await eventually('the mail', () => mailedLink(asha.email, 'PASSWORD_RESET'));
  await fetch(`${link}&newPassword=${encodeURIComponent('a new pass phrase')}`);
  expect(await signIn({ ...asha, password: 'a new pass phrase' })).toEqual(expect.any(String));
  expect(await mailedLink(nobody, 'PASSWORD_RESET')).toBeUndefined();
});

test('logging out in one tab logs out the others @ci', async ({ page, context }) => {
  await logIn(page, await newPerson({ name: 'Two Tabs' }));
  const other = await context.newPage();
  await other.goto('/users/home');
  await expect(other.getByRole('heading', { name: 'Hello Two Tabs' })).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(other.getByText('You are not logged in !!!')).toBeVisible();
});

test('account forms focus the field that keeps them from being sent, and drop an error as soon as the field is right @ci', async ({
  page,
}) => {
  await page.goto('/LoginPage');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  const email = page.getByRole('main').getByLabel('Email');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await email.fill('asha@example.com');
  await expect(page.getByText('Email is Required')).toBeHidden();
  await expect(page.getByText('Password is Required')).toBeVisible();

  await page.goto('/SignUpPage');
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Confirm password', { exact: true }).fill('another password');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  const confirm = page.getByLabel('Confirm password', { exact: true });
  await expect(confirm).toBeFocused();
  await expect(confirm).toBeInViewport();
  await expect(page.getByText('Not sent: 3 fields need a look.')).toBeVisible();
  await confirm.fill('one password');
  await expect(page.getByText("Password didn't matched try again")).toBeHidden();
  await expect(page.getByText('please Enter Name')).toBeVisible();
});
