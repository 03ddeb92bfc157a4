import { expect, test } from '@playwright/test';
import { fillLogin } from './account-steps';
import { newProduct } from './catalogue-steps';

test('a product page opened by URL shows its product before the catalogue has loaded', async ({ page }) => {
  const id = await newProduct('Brass Desk Bell');
  await newProduct('Brass Paper Knife');
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  for (const file of ['**/catalogue.json*', '**/catalogue-details.json*'])
    await page.route(file, async (route) => {
      await opened;
      await route.continue();
    });

  await page.goto(`/products/${id}`, { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^Brass Desk Bell \| /);
  await expect(page.getByRole('heading', { level: 1, name: 'Brass Desk Bell' })).toBeVisible();
  await expect(page.getByText('Brass Desk Bell, described.')).toBeVisible();

  gate.dispatchEvent(new Event('open'));
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Brass Paper');
  await expect(page.getByText('Brass Paper Knife').first()).toBeVisible();
});

test('the static top of home stays where it is when the app renders', async ({ page }) => {
  const places = (name: string, banner: string) =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        }),
      [name, banner],
    );
  const shown = page.locator('.boot-home img');
  for (const size of [page.viewportSize() ?? { width: 390, height: 844 }, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // The app's style sheet has loaded.
    await page.waitForFunction(() => document.styleSheets.length > 1);
    await page.evaluate(() => document.fonts.ready);
    const before = await places('.boot-home .name', '.boot-home img');
    await page.unroute('**/assets/*.js');
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Offers and news' }).getByRole('img').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const after = await places('main h1', 'main section img');
    for (const [index, { x, y, height }] of before.entries()) {
      expect(Math.abs(x - (after[index]?.x ?? -1)), `${size.width}: x of ${index}`).toBeLessThan(1);
      expect(Math.abs(y - (after[index]?.y ?? -1)), `${size.width}: y of ${index}`).toBeLessThan(1);
      expect(Math.abs(height - (after[index]?.height ?? -1)), `${size.width}: height of ${index}`).toBeLessThan(1);
    }
  }
});

test('visitor pages cause no violation of the content security policy', async ({ page }) => {
  const refused: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) refused.push(message.text());
  });
  const id = await newProduct('Brass Compass');
  for (const path of ['/', '/MyCategory', `/products/${id}`, '/gallery', '/ContactUsPage', '/SignUpPage', '/LoginPage']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await fillLogin(page, { email: 'nobody@example.com', password: 'not the password' });
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  expect(refused).toEqual([]);
});
