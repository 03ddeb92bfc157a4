import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../tools/chromium';
import { hasFilesOf } from '../e2e/staff/steps';
import { newPerson, type Person } from '../people';
import { eventually, stack } from '../stack';
import { percentile, type Bench, type Measured } from './bench';
import { runFirst } from './run-first';
import { stopServiceWorkers } from './slow-phone';
import { logIn } from './staff-login';

const ROUNDS = 7;
const GOAL_MS = 1_000;
/** On a busy machine Chromium may block a navigation for minutes while it updates a worker. Such a round is left out. */
const BLOCKED_MS = 10_000;

/** The main staff screens, and what counts as their first content: data, no skeleton. */
const SCREENS = [
  { name: 'home', path: '/Admin/home', content: 'main section li a[href*="lead="]' },
  { name: 'product list', path: '/Admin/view-product', content: 'main tbody tr' },
  { name: 'lead list', path: '/Admin/quick-enquiry', content: 'main article' },
] as const;

/** The goal is one for a computer; a CPU four times slower shows what a cheap phone makes of it. */
const VISITS = [
  { name: 'online', cpu: 1, isOffline: false, goal: GOAL_MS },
  { name: 'offline', cpu: 1, isOffline: true, goal: GOAL_MS },
  { name: 'online, CPU 4x slower', cpu: 4, isOffline: false, goal: undefined },
] as const;
type Visit = (typeof VISITS)[number];

/** Runs in the page: marks the frame that paints the first content, which can be clicked from then on. */
function markFrame(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: resolves when the browser has compared the worker's script with the server's. */
const workerChecked = (): Promise<unknown> =>
  navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);

/** Milliseconds from the navigation to that frame, in a new tab. Null: Chromium blocked the navigation. */
async function open(context: BrowserContext, screen: (typeof SCREENS)[number], cpu: number): Promise<number | null> {
  const page = await context.newPage();
  await runFirst(page, markFrame, screen.content);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const isOpen = await page.goto(stack().baseUrl + screen.path, { waitUntil: 'commit', timeout: BLOCKED_MS }).catch(() => null);
  if (isOpen === null) {
    await page.close();
    return null;
  }
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { timeout: 60_000 });
  const ready = await page.evaluate(() => performance.getEntriesByName('ready')[0]?.startTime ?? NaN);
  // A worker that is stopped during this check may block the next navigation.
  await page.evaluate(workerChecked);
  await page.close();
  return ready;
}

/** A browser in which an admin has opened every screen, and which has stored all it needs. */
async function visitedBrowser(browser: Browser, admin: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await runFirst(page, () => undefined);
  await logIn(page, admin);
  for (const { path, content } of SCREENS) {
    await page.goto(stack().baseUrl + path);
    await page.locator(content).first().waitFor();
  }
  await eventually('the staff screens on the device', async () =>
    (await page.evaluate(hasFilesOf, ['staff', 'admin'])) ? true : undefined,
  );
  await controlled(page);
  await page.close();
  return context;
}

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

async function measure(context: BrowserContext, screen: (typeof SCREENS)[number], visit: Visit): Promise<Measured[]> {
  await context.setOffline(visit.isOffline);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first visit of a day finds no worker running.
    await stopServiceWorkers(context);
    const time = await open(context, screen, visit.cpu);
    if (time !== null) times.push(time);
  }
  await context.setOffline(false);
  if (times.length < ROUNDS / 2)
    throw new Error(`${screen.name} (${visit.name}) opened in ${times.length} of ${ROUNDS} rounds`);
  const what = `${screen.name} opened again (${visit.name}): can be clicked`;
  const atMost = visit.goal;
  return [{ what, unit: 'ms', ours: Math.round(percentile(times, 0.5)), ...(atMost !== undefined && { atMost }) }];
}

/** The main staff screens on a device that has opened them before: their first content comes from the device. */
async function run(): Promise<Measured[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const measured: Measured[] = [];
  try {
    const context = await visitedBrowser(browser, await newPerson({ role: 'admin' }));
    for (const visit of VISITS) {
      for (const screen of SCREENS) measured.push(...(await measure(context, screen, visit)));
    }
  } finally {
    await browser.close();
  }
  return measured;
}

export const bench: Bench = { needsStack: true, run };
