import { expect, type Locator } from '@playwright/test';

/** Waits until React handles events of a server-rendered element. Until then only the browser's default action happens. */
export const whenHydrated = (locator: Locator): Promise<void> =>
  expect
    .poll(() => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
