import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium';
import { ensureChromium } from './ensure-chromium';
import { readShift } from './options';
import { portsOf } from './ports';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';

const FOLDER = join(ROOT, 'docs/screenshots');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

interface Shot {
  name: string;
  path: string;
  size: keyof typeof SIZES;
  colorScheme?: 'dark';
  asAdmin?: true;
  prepare?: (page: Page) => Promise<unknown>;
}

const firstProduct = async (page: Page) => {
  await page.locator('main a[href^="/store/"]').first().click();
  await page.waitForURL('**/store/**');
  await page.locator('main a[href^="/products/"]').first().click();
  // The URL changes before the view transition shows the page.
  await page.getByRole('heading', { name: 'Enquiry Form' }).waitFor();
  // Its script is loaded after the page is shown.
  await page.getByRole('button', { name: 'Show picture 1' }).waitFor();
};

/** Waits for live data: the categories of the rows, and the counts of new leads. */
const liveData = async (page: Page) => {
  await page.getByRole('cell', { name: 'Drinkware' }).first().waitFor();
  await page.getByRole('link', { name: 'New orders' }).getByRole('img').waitFor();
};

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/', size: 'desktop' },
  { name: 'product-phone-dark', path: '/MyCategory', size: 'phone', colorScheme: 'dark', prepare: firstProduct },
  { name: 'status', path: '/Admin/status', size: 'desktop', asAdmin: true },
  { name: 'status-phone', path: '/Admin/status', size: 'phone', asAdmin: true },
  { name: 'admin-products', path: '/Admin/view-product', size: 'desktop', asAdmin: true, prepare: liveData },
];

/** npm run screenshots [-- --shift N]: the pictures of README and docs, taken of the running site (npm start). */
async function screenshots(): Promise<number> {
  const { values } = parseArgs({ options: { shift: { type: 'string' } } });
  const base = `http://127.0.0.1:${portsOf(readShift(values.shift)).hosting}`;
  if (!(await isServed(base)))
    throw new UserError(`Nothing answers at ${base}: run npm start in another terminal, then this again.`);
  ensureChromium();
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const shot of SHOTS) {
    const context = await browser.newContext({
      viewport: SIZES[shot.size],
      isMobile: shot.size === 'phone',
      colorScheme: shot.colorScheme ?? 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (shot.asAdmin) await signIn(page, base);
    await page.goto(base + shot.path);
    await shot.prepare?.(page);
    await settled(page);
    await page.screenshot({ path: join(FOLDER, `${shot.name}.jpg`), type: 'jpeg', quality: 80 });
    console.log(`docs/screenshots/${shot.name}.jpg`);
    await context.close();
  }
  await browser.close();
  return 0;
}

async function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/LoginPage`);
  await page.getByLabel('Email', { exact: true }).first().fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Admin#2026');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/users/home');
}

/** Waits until pictures and fonts have loaded, and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').locator('img, tbody tr').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  // Animations of view transitions are in this list, too. Endless ones (a spinner) would be a page that is not ready.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await untilStill(page);
}

/** Resolves when two shots in a row are the same to the byte. */
async function untilStill(page: Page): Promise<void> {
  let before = await page.screenshot();
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const now = await page.screenshot();
    if (now.equals(before)) return;
    before = now;
  }
  throw new UserError(`The page ${page.url()} never stands still: no picture of it was taken.`);
}

await runCommand(screenshots);
