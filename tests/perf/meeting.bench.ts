import type { Browser, CDPSession } from '@playwright/test';
import { benchInBrowser, CPU, frameMetrics, recordFrames, slowFrames, twoFrames } from './frames';
import { runFirst } from './run-first';
import { PHONE } from './slow-phone';

/* Meeting mode on a processor four times slower: 30 products swiped by touch, and every frame timed. */

const SWIPES = 30;
const ROUNDS = 3;
/** A finger from right to left, with the moves of a fifth of a second. */
async function swipe(cdp: CDPSession): Promise<void> {
  const y = PHONE.viewport.height / 2;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 330, y }] });
  for (let x = 300; x >= 90; x -= 30)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds of each frame of one meeting. */
async function meetingFrames(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await runFirst(page, recordFrames);
  await page.goto(`${address}/meeting`);
  await page.getByLabel('Choose a PIN').fill('4711');
  await page.getByRole('button', { name: 'Start the meeting' }).click();
  await page.getByText(/^1 of \d+$/).waitFor();
  const cdp = await context.newCDPSession(page);
  await slowFrames(page);
  for (let index = 0; index < SWIPES; index += 1) {
    await swipe(cdp);
    await twoFrames(page);
  }
  const frames = await page.evaluate(() => globalThis.frameTimes);
  await page.getByText(new RegExp(`^${SWIPES + 1} of \\d+$`)).waitFor();
  await context.close();
  return frames;
}

export const bench = benchInBrowser(async (browser, site) => {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await meetingFrames(browser, site));
  return frameMetrics(`meeting, ${SWIPES} products swiped, CPU ${CPU}x slower`, rounds);
});
