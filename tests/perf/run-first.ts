import type { Page } from '@playwright/test';

/** Runs a function in the page before anything of the page's own. */
export async function runFirst(page: Page, script: () => void): Promise<void> {
  // tsx has functions named by a helper that a page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(script);
}
