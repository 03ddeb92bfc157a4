import { chromium, type FullConfig } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ACCOUNTS, stack } from '../stack';
import { submitLogin } from './account-steps';
import { cleanUp, newProduct } from './catalogue-steps';
import { sessionFile } from './sessions';

/** What other parts of npm test have written waits in the emulator's queues, longer than an e2e test waits for a product of its own. */
const BACKLOG_MS = 5 * 60_000;

/** Resolves when a new product is published, which means that the events before it are handled. */
async function eventsAreHandled(): Promise<void> {
  await newProduct('Queue probe', {}, BACKLOG_MS);
  await cleanUp();
}

/** Starts the processes of the emulated function, one for each worker, before a test waits for them. */
async function warmUpApi(workers: number): Promise<void> {
  const lead = { email: 'wake@example.com', message: 'Good morning' };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(lead) };
  await Promise.all(Array.from({ length: workers }, () => fetch(`${stack().baseUrl}/api/quick-enquiries`, request)));
}

/** Playwright's global setup: logs the seeded accounts in once by the form and stores their sessions for all tests. */
export default async function setUp(config: FullConfig): Promise<void> {
  await Promise.all([recordSessions(config), eventsAreHandled(), warmUpApi(config.workers)]);
}

async function recordSessions({ projects }: FullConfig): Promise<void> {
  const { launchOptions, baseURL } = projects[0]?.use ?? {};
  const browser = await chromium.launch(launchOptions);
  try {
    for (const role of ['admin', 'visitor'] as const) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await submitLogin(await context.newPage(), ACCOUNTS[role]);
      await mkdir(dirname(sessionFile(role)), { recursive: true });
      await context.storageState({ path: sessionFile(role), indexedDB: true });
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
