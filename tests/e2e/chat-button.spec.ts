import { expect, test } from '@playwright/test';

test('the chat button gives way to who reads on and to who types @ci', async ({ page }) => {
  await page.goto('/SignUpPage');
  const chat = page.getByLabel('Chat with us on WhatsApp');
  const scroll = (distance: number) => page.evaluate((by) => window.scrollBy(0, by), distance);
  await expect(chat).toBeVisible();
  // What follows the reader arrives after the page: some of the first steps may be before it.
  await expect(async () => {
    await scroll(20);
    await expect(chat).toBeHidden({ timeout: 500 });
  }).toPass();
  await scroll(-20);
  await expect(chat).toBeVisible();
  const name = page.getByRole('main').getByLabel('Name');
  await name.focus();
  await expect(chat).toBeHidden();
  await name.blur();
  await expect(chat).toBeVisible();
  await scroll(9_000);
  await expect(chat).toBeVisible();
});
