import { expect, type Page } from '@playwright/test';
import { stack } from '../stack';

/** Checks title and canonical URL; returns the description. */
export async function expectHead(page: Page, path: string, title: string): Promise<string> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', stack().baseUrl + path);
  const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
  expect(description.length, path).toBeGreaterThan(20);
  return description;
}
