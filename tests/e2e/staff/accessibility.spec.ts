import { expect, test } from '@playwright/test';
import { violationsInBothThemes } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { storeLead } from '../leads/steps';
import { STAFF_SCREENS } from './screens';
import { openAdmin } from './steps';

for (const [half, screens] of Object.entries(STAFF_SCREENS)) {
  test(`staff screens have no accessibility violations in either theme and no horizontal scrolling on a phone, ${half} half @ci`, async ({
    page,
  }) => {
    // Axe takes some seconds for each of them.
    test.slow();
    await storeLead(newMessage());
    await openAdmin(page, '/Admin/home');
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), screen).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ }), screen).toHaveCount(0);
      expect.soft(await violationsInBothThemes(page), screen).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      // The page is laid out anew a moment after its window has changed.
      // `innerWidth` includes the scrollbar, which a phone does not have.
      const beyond = () => page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(beyond, { message: screen }).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
}
