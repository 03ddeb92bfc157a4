import type { Page } from '@playwright/test';

/** Runs a function in the page before the page's own scripts. */
export async function runFirst(page: Page, script: () => void): Promise<void>;
export async function runFirst<Value>(page: Page, script: (value: Value) => void, value: Value): Promise<void>;
export async function runFirst<Value>(page: Page, script: (value: Value) => void, value?: Value): Promise<void> {
  // tsx names functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(script as (value: unknown) => void, value);
}
