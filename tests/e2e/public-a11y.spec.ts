import { STATIC_PAGES } from '@catalogue/contract/paths';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility';

const PAGES = [
  ...Object.values(STATIC_PAGES),
  '/store/drinkware/Drinkware',
  '/products/drk-01',
  '/search?q=mug',
  '/search?q=nothingofthekind',
  '/finder?people=150&budget=300&tag=eco',
  '/compare?pieces=300&1=drk-01&1.capacity=750+ml&2=drk-02&3=drk-03&4=drk-04',
  '/take-with-you',
  '/outbox',
  '/self-check',
  '/LoginPage',
  '/SignUpPage',
  '/users/home',
  '/products/never-was',
  '/no/such/page',
];

const NARROW = { width: 320, height: 640 };

test(
  'public pages have no accessibility violations and no horizontal scrolling at 320 px @ci',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    const size = page.viewportSize() ?? NARROW;
    // Colours do not depend on the width, structure not on the theme: one theme per width covers both.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: project.name === 'phone' ? 'light' : 'dark' });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await accessibilityViolations(page), address).toEqual([]);
      await page.setViewportSize(NARROW);
      // Layout follows a moment after the resize.
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, { message: address }).toBeLessThanOrEqual(0);
      await page.setViewportSize(size);
    }
  },
);
