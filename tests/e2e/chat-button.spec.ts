import { expect, test } from '@playwright/test';

const CHAT = 'Chat with us on WhatsApp';

test('the chat button gives way to who reads on, and stands beside no form @ci', async ({ page }) => {
  await page.goto('/PrivacyPolicy');
  const chat = page.getByRole('contentinfo').getByLabel(CHAT);
  const scroll = (distance: number) => page.evaluate((by) => window.scrollBy(0, by), distance);
  await expect(chat).toBeVisible();
  // What follows the reader arrives after the page: some of the first steps may be before it.
  await expect(async () => {
    await scroll(20);
    await expect(chat).toBeHidden({ timeout: 500 });
  }).toPass();
  await scroll(-20);
  await expect(chat).toBeVisible();
  await scroll(9_000);
  await expect(chat).toBeVisible();
  await page.goto('/SignUpPage');
  await expect(chat).toBeHidden();
});

test('on a product page the chat is part of the bar at the bottom, and covers neither a price nor a field @ci', async ({
  page,
}) => {
  await page.goto('/products/drk-01');
  const bar = page.locator('[data-buy-bar]');
  await expect(bar.getByLabel('Chat with us')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByLabel(CHAT)).toBeHidden();
  const [enquire, chat] = await Promise.all([
    bar.getByRole('button', { name: 'Enquire' }).boundingBox(),
    bar.getByLabel('Chat with us').boundingBox(),
  ]);
  // Side by side, without a hole between them or behind.
  expect((chat?.x ?? 0) - (enquire?.x ?? 0) - (enquire?.width ?? 0)).toBeLessThanOrEqual(16);
  await bar.getByRole('button', { name: 'Enquire' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('contentinfo').getByLabel(CHAT)).toBeHidden();
});
