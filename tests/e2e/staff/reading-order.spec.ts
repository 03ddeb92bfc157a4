import { expect, test, type Locator, type Page } from '@playwright/test';
import { newMessage } from '../enquiry/steps';
import { storedLead, storeLead } from '../leads/steps';
import { STAFF_SCREENS } from './screens';
import { openAdmin, unique } from './steps';

/** 1280 px at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };

interface Heading {
  level: number;
  text: string;
}

/** Headings as a screen reader lists them. */
async function headingsOf(page: Page): Promise<Heading[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return [...snapshot.matchAll(/- heading "(.*)" \[level=(\d)\]/g)].map(([, text = '', level]) => ({
    text,
    level: Number(level),
  }));
}

/** Controls without a name in the accessibility tree. */
async function namelessIn(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot
    .split('\n')
    .filter((line) => /- (button|link|textbox|searchbox|combobox|checkbox|switch|radio)(:| \[|$)/.test(line));
}

for (const [half, screens] of Object.entries(STAFF_SCREENS)) {
  test(`staff screens read in order: landmarks, headings, names; and fit a desk at 200 % zoom, ${half} half @ci`, async ({
    page,
  }) => {
    await openAdmin(page, '/Admin/home');
    for (const screen of screens) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(screen);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('status', { name: /^Loading/ }), screen).toHaveCount(0);
      await expect(page.getByRole('banner'), screen).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Admin' }), screen).toHaveCount(1);
      const [first, ...others] = await headingsOf(page);
      expect(first?.level, `${screen} begins with its title`).toBe(1);
      others.reduce((before, { level, text }) => {
        expect(level, `${screen}: level of “${text}”`).toBeGreaterThan(1);
        expect(level, `${screen}: level of “${text}”`).toBeLessThanOrEqual(before + 1);
        return level;
      }, 1);
      expect(await namelessIn(page), screen).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' }), screen).toBeFocused();

      await page.setViewportSize(ZOOMED);
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, { message: `${screen} at 200 %` }).toBeLessThanOrEqual(0);
    }
  });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

test('a lead is found, answered, taken and given back by keyboard alone @ci', async ({ page }) => {
  const name = unique('Zubin');
  const id = await storeLead(newMessage(), { name });
  await openAdmin(page, '/Admin/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await tabTo(page, card.getByRole('button', { name: 'Contacted', exact: true }));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Contacted', exact: true, pressed: true })).toBeVisible();
  await tabTo(page, card.getByRole('button', { name: 'Me', exact: true }));
  await page.keyboard.press('Space');
  await expect(card.getByRole('button', { name: 'Me', exact: true, pressed: true })).toBeFocused();
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'contacted', ownerName: 'Asha Rao' });
  await expect(page.locator('.toast').filter({ hasText: 'Asha Rao' })).toBeVisible();
  // The one before has left.
  await expect(page.locator('.Toastify__toast')).toHaveCount(1);
  // Alt-T leads to the toast, whose undo is next.
  await page.keyboard.press('Alt+t');
  await tabTo(page, page.locator('.toast').getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Me', exact: true, pressed: false })).toBeVisible();
});
