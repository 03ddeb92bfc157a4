import type { Page } from '@playwright/test';
import type { Person } from '../people';
import { stack } from '../stack';

export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${stack().baseUrl}/LoginPage`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/users/home');
}
