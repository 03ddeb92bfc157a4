import { expect, test } from '@playwright/test';
import { settle } from './catalogue-steps';

test('the badge says what requests do: a guest network that leads nowhere is offline, whatever the device believes', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await settle(page);
  const badge = page.getByRole('banner').getByText('Offline', { exact: true });
  await expect(badge).toBeHidden();

  await context.route('**/catalogue-version.json', (route) => route.abort('connectionrefused'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(badge).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  // Nobody does anything: the page asks again by itself.
  await context.unroute('**/catalogue-version.json');
  await expect(badge).toBeHidden();
});

test('installing: by the browser’s own question where it has one', async ({ page }) => {
  await page.goto('/take-with-you');
  const button = page.getByRole('button', { name: 'Install' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toBeHidden();
  // Chromium asks nobody in a test; this is how it would.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(offer, {
        prompt: () => {
          document.title = offer.defaultPrevented ? 'asked by our button' : 'asked twice';
          return Promise.resolve({ outcome: 'accepted' });
        },
      }),
    );
  });
  await button.click();
  await expect(page).toHaveTitle('asked by our button');
  await expect(button).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  });

  test('installing: a short sheet says how', async ({ page }) => {
    await page.goto('/take-with-you');
    const button = page.getByRole('button', { name: 'Install' });
    await button.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).not.toHaveCount(0);
    await sheet.getByRole('button').last().click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });
});
