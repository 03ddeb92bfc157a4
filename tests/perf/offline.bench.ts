import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium';
import { percentile, type Bench } from './bench';
import { openOffline, openSlowly, PHONE, stopServiceWorkers, type OfflineOpening } from './slow-phone';
import { picturedProducts, startVisitSite } from './visit-site';

/*
 * A product page offline on a slow phone, with the service worker stopped as after half a minute without use: opened before,
 * and opened for the first time.
 */

const RUNS = 5;

export const bench: Bench = {
  needsStack: true,
  async run() {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    const [first, second] = await picturedProducts();
    if (first === undefined || second === undefined) throw new Error('The suite has no products with pictures');
    const site = await startVisitSite(first);
    const urlOf = (id: string): string => `${site.address}/products/${id}`;
    try {
      const context = await browser.newContext(PHONE);
      const { page } = await openSlowly(context, urlOf(first));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
      await page.waitForTimeout(3_000);
      await page.close();
      await context.setOffline(true);
      const openings: OfflineOpening[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await stopServiceWorkers(context);
        openings.push(await openOffline(context, urlOf(first)));
      }
      const median = (key: keyof OfflineOpening): number =>
        percentile(
          openings.map((one) => one[key]),
          0.5,
        );
      console.log(openings);
      return [
        { what: 'product page offline: first paint', unit: 'ms', ours: median('firstPaint'), atMost: 220 },
        { what: 'product page offline: heading', unit: 'ms', ours: median('heading'), atMost: 220 },
        { what: 'product page offline: largest paint', unit: 'ms', ours: median('largestPaint'), atMost: 400 },
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
