import type { Browser, Page } from '@playwright/test';
import { benchInBrowser, CPU, frameMetrics, recordFrames, slowFrames, twoFrames } from './frames';
import { runFirst } from './run-first';
import { PHONE } from './slow-phone';

/* A logo on a list of cards on a processor four times slower: scrolled from top to bottom while they are drawn, every frame timed. */

const LOGO = {
  name: 'kestrel.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><path d="M10 110 60 10l50 100z" fill="#c8442f"/></svg>',
  ),
};
const CARDS = 48;
const ROUNDS = 3;
/** Pixels of one step of a finger. */
const STEP = 40;

async function chooseLogo(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/products/drk-01`);
  const panel = page.getByRole('region', { name: 'Your logo on it' });
  await panel.locator('input[type="file"]').setInputFiles(LOGO);
  await page.getByRole('img', { name: 'Your logo' }).first().waitFor();
}

async function scrolledFrames(browser: Browser, address: string, hasLogo: boolean): Promise<number[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await runFirst(page, recordFrames);
  if (hasLogo) await chooseLogo(page, address);
  // Cards at a price: 57 of the seed.
  await page.goto(`${address}/search?q=under+500`);
  await page
    .locator('main li')
    .nth(CARDS - 1)
    .waitFor({ state: 'attached' });
  await slowFrames(page);
  const bottom = await page
    .locator('main li')
    .nth(CARDS - 1)
    .evaluate((card) => card.getBoundingClientRect().bottom + scrollY);
  for (let top = 0; top < bottom; top += STEP) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await twoFrames(page);
  }
  const frames = await page.evaluate(() => globalThis.frameTimes);
  if (hasLogo && (await page.locator('main li canvas').count()) < CARDS / 2) throw new Error('The cards have no logo');
  await context.close();
  return frames;
}

export const bench = benchInBrowser(async (browser, site) => {
  const [plain, drawn]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await scrolledFrames(browser, site, false));
    drawn.push(await scrolledFrames(browser, site, true));
  }
  return [
    ...frameMetrics(`${CARDS} cards without a logo, scrolled, CPU ${CPU}x slower`, plain),
    ...frameMetrics(`${CARDS} cards with a logo, scrolled, CPU ${CPU}x slower`, drawn),
  ];
});
