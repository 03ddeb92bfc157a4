import { expect, test } from '@playwright/test';
import { barriersOf } from './barriers';

const PAGES = [
  '/',
  '/MyCategory',
  '/store/drinkware/Drinkware',
  '/products/drk-01',
  '/gallery',
  '/AboutPage',
  '/ContactUsPage',
  '/PrivacyPolicy',
  '/search?q=mug',
  '/search?q=nothingofthekind',
  '/take-with-you',
  '/outbox',
  '/LoginPage',
  '/SignUpPage',
  '/users/home',
  '/products/never-was',
  '/no/such/page',
];

const NARROW = { width: 320, height: 640 };

test(
  'no public page holds a barrier, nor has to be scrolled sideways on 320 px, which is 400 % of 1280',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    // Seventeen pages, each gone through by axe.
    const size = page.viewportSize() ?? NARROW;
    // Colours are the same at any width, and structure in any theme: each page is seen in both themes and at both widths.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: project.name === 'phone' ? 'light' : 'dark' });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await barriersOf(page), address).toEqual([]);
      await page.setViewportSize(NARROW);
      // The page is laid out anew a moment after its window has changed.
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, { message: address }).toBeLessThanOrEqual(0);
      await page.setViewportSize(size);
    }
  },
);
