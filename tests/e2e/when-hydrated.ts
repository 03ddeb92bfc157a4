import { expect, type Locator } from '@playwright/test';

/** Waits until React handles events of a server-rendered element. Before, only what the browser does by itself happens. */
export const whenHydrated = (locator: Locator): Promise<void> =>
  expect
    .poll(() => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
