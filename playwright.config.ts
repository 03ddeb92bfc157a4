import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium';
import { stack } from './tests/stack';

const executablePath = findChromium();

/** Journeys of staff, who sit at a desk. */
const AT_A_DESK = ['**/e2e/leads/*.spec.ts', '**/e2e/staff/*.spec.ts', '**/team.spec.ts'];
/** What is laid out differently on a phone and at a desk is walked on both; all the rest on a phone, where visitors are. */
const ON_BOTH = ['**/public*.spec.ts', '**/account-a11y.spec.ts', '**/admin.spec.ts', '**/order.spec.ts', '**/search.spec.ts'];

/** Counts what visits read while nothing changes: it has the catalogue to itself, after all others. */
const ALONE = ['**/reads.spec.ts'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A journey that needs its second try has found something: npm test names it, with what it said, and goes on.
  retries: 1,
  // Half of a journey is waiting for the emulators: three fill two cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 240_000,
  // A function that was never called takes seconds to start, and the first call of each is in a test.
  expect: { timeout: 45_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '.cache/reports/e2e.json' }],
  ],
  use: {
    baseURL: stack().baseUrl,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', testIgnore: [...AT_A_DESK, ...ALONE], use: PHONE },
    { name: 'desktop', testMatch: [...ON_BOTH, ...AT_A_DESK], use: { viewport: { width: 1280, height: 900 } } },
    { name: 'alone', testMatch: ALONE, dependencies: ['phone', 'desktop'], use: PHONE },
  ],
});
