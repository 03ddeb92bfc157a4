import { expect, type Page, test } from '@playwright/test';
import { newPerson } from '../people';
import { submitLogin } from './account-steps';
import { accessibilityViolations } from './accessibility';

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
}

test('account pages have no accessibility violations @ci', { tag: '@layout' }, async ({ page }, { project }) => {
  // Colours do not depend on the width, structure not on the theme: one theme per width covers both.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: project.name === 'phone' ? 'light' : 'dark' });
  await page.goto('/LoginPage');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password is Required')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/SignUpPage');
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/users/home');
  await expect(page.getByText('Kindly Login.')).toBeVisible();
  await expectAccessible(page);

  const boss = await newPerson({ role: 'admin' });
  await submitLogin(page, boss);
  await page.goto('/users/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await page.goto('/Admin/team');
  await expect(page.getByRole('row', { name: boss.email })).toBeVisible();
  await expectAccessible(page);
});
