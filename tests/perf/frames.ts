import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../tools/chromium';
import { percentile, type Bench, type Measured } from './bench';
import { picturedProducts, startVisitSite } from './visit-site';

/** A frame that people see as a hitch, ms. */
export const LONG_FRAME = 50;
/** How many times slower than this machine a slow phone is. */
export const CPU = 4;

declare global {
  /** Milliseconds between frames. */
  var frameTimes: number[];
}

/** Runs in the page before its own scripts. */
export function recordFrames(): void {
  globalThis.frameTimes = [];
  let last = performance.now();
  const tick = (now: number): void => {
    globalThis.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Makes the page slow from here on, and forgets the frames before. */
export async function slowFrames(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.evaluate(() => (globalThis.frameTimes = []));
}

const shareOfLong = (frames: readonly number[]): number =>
  (100 * frames.filter((ms) => ms > LONG_FRAME).length) / frames.length;

/** The figures of the best of some rounds of frames, because other work of the machine only adds. */
export function frameMetrics(what: string, rounds: readonly (readonly number[])[]): Measured[] {
  const best = rounds.reduce((one, other) => (shareOfLong(other) < shareOfLong(one) ? other : one));
  return [
    { what: `${what}: frames over ${LONG_FRAME} ms`, unit: '%', ours: shareOfLong(best), atMost: 0 },
    { what: `${what}: longest frame`, unit: 'ms', ours: Math.max(...best), atMost: LONG_FRAME },
    { what: `${what}: median frame`, unit: 'ms', ours: percentile(best, 0.5) },
  ];
}

/** A bench in a browser of its own, with the site as a visit finds it. */
export const benchInBrowser = (measure: (browser: Browser, site: string) => Promise<Measured[]>): Bench => ({
  needsStack: true,
  async run() {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    const [first] = await picturedProducts();
    if (first === undefined) throw new Error('The suite has no products with pictures');
    const site = await startVisitSite(first);
    try {
      return await measure(browser, site.address);
    } finally {
      await browser.close();
      await site.close();
    }
  },
});
