import { expect, type Page } from '@playwright/test';
import type { Person } from '../people';
import { stack } from '../stack';
import { startSession } from './sessions';

/** The global setup runs without the timeout of the config, and calls functions for the first time. */
const FIRST_CALL = { timeout: 30_000 };

type Account = Pick<Person, 'email' | 'password'>;

/** Opens a page of the site as this account. The context is new: its storage is replaced by the account's session. */
export async function logIn(page: Page, account: Account, path = '/users/home'): Promise<void> {
  await startSession(page.context(), account);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs in by the form of /LoginPage. */
export async function submitLogin(page: Page, account: Account): Promise<void> {
  await page.goto('/LoginPage');
  await fillLogin(page, account);
  await expect(page.getByText('Logged in Successfully')).toBeVisible(FIRST_CALL);
}

export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  // The URL changes before the page renders; the form before it has fields of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible(FIRST_CALL);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
}

/** On a phone the bar's links are behind a button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  // The frame document has a banner, too, but no navigation.
  await expect(button.or(page.getByRole('navigation', { name: 'Main' }))).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** The link of the newest mail of a kind that Firebase Auth would have sent to an address. */
export async function mailedLink(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL'): Promise<string | undefined> {
  const { authHost, projectId } = stack();
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  return oobCodes.findLast((one) => one.email === email && one.requestType === kind)?.oobLink;
}
