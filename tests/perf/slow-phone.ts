import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { runFirst } from './run-first';

/** The slow phone: Lighthouse's Slow 4G and a CPU four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.44e6 * 1) / 8, uploadThroughput: 675e3 / 8 };
const CPU = 4;

export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

/** Metrics of one page load, in milliseconds and bytes. */
export interface Opening {
  script: number;
  pictures: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  readonly blocking: number;
  shift: number;
  heading: number;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const longTasks: PerformanceEntry[] = [];
  const seen: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    // As Lighthouse counts: before the first content there is nothing to click.
    get blocking() {
      const after = longTasks.filter(({ startTime }) => startTime >= seen.firstPaint);
      return after.reduce((sum, { duration }) => sum + duration - 50, 0);
    },
    shift: 0,
    heading: 0,
  };
  Object.assign(globalThis, { observed: seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('longtask', (task) => longTasks.push(task));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const look = (): void => {
    if (document.querySelector('main h1')) requestAnimationFrame(() => setTimeout(() => (seen.heading = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Transferred bytes of the pictures in the viewport. */
function picturesInView(): number {
  const inView = Array.from(document.images).filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  const addresses = new Set(inView.map(({ currentSrc }) => currentSrc));
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => addresses.has(name))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
}

async function slowDown(page: Page, network: boolean): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  if (network) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return cdp;
}

const observed = (page: Page): Promise<Observed> =>
  page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);

/** A page counts as idle after so many milliseconds without a request. */
const REST_MS = 2_500;

/** Opens a URL as a first visit on that phone and waits until it is idle. */
export async function openSlowly(context: BrowserContext, address: string): Promise<Opening & { page: Page }> {
  const page = await context.newPage();
  await runFirst(page, observe);
  const cdp = await slowDown(page, true);
  const types = new Map<string, string>();
  const underWay = new Set<string>();
  let [script, lastEvent] = [0, Date.now()];
  const done = (requestId: string) => {
    underWay.delete(requestId);
    lastEvent = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    types.set(requestId, type ?? '');
    lastEvent = Date.now();
    // Firestore's stream never ends.
    if (!request.url.includes('/Listen/')) underWay.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') script += encodedDataLength;
    done(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => done(requestId));
  cdp.on('Network.dataReceived', () => (lastEvent = Date.now()));
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && (underWay.size > 0 || Date.now() - lastEvent < REST_MS)) await page.waitForTimeout(200);
  const { firstPaint, largestPaint, blocking, shift } = await observed(page);
  return { page, script, pictures: await page.evaluate(picturesInView), firstPaint, largestPaint, blocking, shift };
}

/** Milliseconds until the first paint, the heading and the largest paint. */
export type OfflineOpening = Pick<Observed, 'firstPaint' | 'heading' | 'largestPaint'>;

/** Stops the workers of a context, as the browser does when they have had nothing to do for a while. */
export async function stopServiceWorkers(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.close();
}

/** Opens a URL offline and waits until its heading and its picture are rendered. */
export async function openOffline(context: BrowserContext, address: string): Promise<OfflineOpening> {
  const page = await context.newPage();
  await runFirst(page, observe);
  await slowDown(page, false);
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as unknown as { observed: Observed }).observed.heading > 0);
  await page.waitForTimeout(REST_MS);
  const { firstPaint, heading, largestPaint } = await observed(page);
  await page.close();
  return { firstPaint, heading, largestPaint };
}

/** Types, opens, filters and goes back on that phone; returns the ms of the slowest interaction. */
export async function worstInteraction(page: Page, work: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = { worst: 0 };
    Object.assign(globalThis, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId !== 0) seen.worst = Math.max(seen.worst, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await work(page);
  await page.waitForTimeout(300);
  return page.evaluate(() => (globalThis as unknown as { interactions: { worst: number } }).interactions.worst);
}
