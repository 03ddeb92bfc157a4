import { COMPANY } from '@catalogue/contract/company';
import { expect, type Page } from '@playwright/test';

/** Checks the page as it is printed: no header, footer, or buttons, and the URL as text. `facts` read as on the screen. */
export async function expectPrintStyle(page: Page, url: string, facts: string): Promise<void> {
  const main = page.getByRole('main');
  const shown = await main.locator(facts).allInnerTexts();
  expect(shown.join(' ')).toContain('₹');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  // Options stay, as a list.
  const options = main.getByRole('group').getByRole('button');
  await expect(page.getByRole('button')).toHaveCount(await options.count());
  for (const option of await options.all()) await expect(option).toHaveCSS('border-top-width', '0px');
  expect(await main.locator(facts).allInnerTexts()).toEqual(shown);
  await expect(main.locator('img').first()).toBeVisible();
  // The letterhead says whose page it is.
  const letterhead = await main.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(letterhead).toContain(COMPANY.phone);
  await expect(main.getByText(url, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
}
