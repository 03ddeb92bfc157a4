import { expect, test } from '@playwright/test';
import { whenOfflineReady } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test('the offline badge follows failed requests, even if navigator.onLine is true @ci', async ({ page, context }) => {
  await page.goto('/');
  await whenOfflineReady(page);
  const badge = page.getByRole('banner').getByText('Offline', { exact: true });
  await expect(badge).toBeHidden();

  await context.route('**/catalogue-version.json', (route) => route.abort('connectionrefused'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(badge).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  // The page probes again by itself.
  await context.unroute('**/catalogue-version.json');
  await expect(badge).toBeHidden();
});

test('Install opens the browser’s prompt where there is one', async ({ page }) => {
  await page.goto('/take-with-you');
  const button = page.getByRole('button', { name: 'Install' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toBeHidden();
  // Chromium fires no beforeinstallprompt in tests, so the test does.
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

test('the menu leads to the offline download, and so does a notice after installing @ci', async ({ page, isMobile }) => {
  await page.goto('/');
  await whenOfflineReady(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Take it with you' }).click();
  await expect(page).toHaveURL(/\/take-with-you$/);

  await page.goto('/gallery');
  await whenOfflineReady(page);
  const offer = page.getByRole('alert').getByRole('button', { name: 'Take it with you' });
  // The page listens once it is idle.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(offer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // One line: the words of a toast's button do not break.
  expect(await offer.evaluate((button) => button.getBoundingClientRect().height)).toBeLessThan(48);
  await offer.click();
  await expect(page).toHaveURL(/\/take-with-you$/);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  });

  test('Install opens a sheet with instructions', async ({ page }) => {
    await page.goto('/take-with-you');
    const button = page.getByRole('button', { name: 'Install' });
    // Above the download: the site on the home screen does not have what the browser downloads.
    const hint = await page.getByText('the browser and the installed site do not share it').boundingBox();
    const download = await page.getByRole('heading', { name: 'What to take' }).boundingBox();
    expect(hint?.y).toBeLessThan(download?.y ?? 0);
    await button.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).not.toHaveCount(0);
    await sheet.getByRole('button').last().click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });
});
