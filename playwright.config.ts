import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium';
import { stack } from './tests/stack';

const executablePath = findChromium();

/** Staff work at a desk, visitors on a phone. Visitors' screens that a desk lays out otherwise are tagged @layout. */
const STAFF = ['**/e2e/leads/*.spec.ts', '**/e2e/staff/*.spec.ts', '**/team.spec.ts'];
const VISITOR_SCREENS = / (public|admin|search|enquiry\/order)[\w-]*\.spec/;
const DESK = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/set-up.ts',
  // A promise that is kept at the second try only is broken.
  retries: 0,
  // Half of an e2e test is waiting for the emulators: three workers keep two cores busy.
  workers: 3,
  // Tests share no data, so single tests are distributed: no worker ends with a long file while the others idle.
  fullyParallel: true,
  forbidOnly: true,
  timeout: 300_000,
  // Four times the limit of a request: a machine with four times the load takes four times as long, and nothing is broken.
  expect: { timeout: 60_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: process.env.E2E_REPORT ?? '.cache/reports/e2e.json' }],
  ],
  use: {
    baseURL: stack().baseUrl,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // Nobody is promised a time for a click or a key: what follows it is expected within the product's own limit.
    actionTimeout: 60_000,
    // Installing the worker takes a third of a short e2e test. Specs about offline, updates and the device allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Requests, console and steps. With pictures and snapshots of the page e2e tests take half as long again: --trace on makes them by hand.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // As in every browser: pages come back whole by Back.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
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
    { name: 'phone', testIgnore: STAFF, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'staff', testMatch: STAFF, use: DESK },
    // npm test -- --all
    { name: 'desktop', testIgnore: STAFF, grep: /@layout/, use: DESK },
    // npm run test:long
    { name: 'desktop-rest', testIgnore: STAFF, grep: VISITOR_SCREENS, grepInvert: /@layout/, use: DESK },
  ],
});
