import { expect, test, type Page } from '@playwright/test';
import { newPerson } from '../../people';
import { newMessage } from '../enquiry/steps';
import { cardOf, storeLead } from '../leads/steps';
import { startSession } from '../sessions';

const DESK = '/Admin/quick-enquiry';

/** Holds back every script of the app until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const lastView = (page: Page) => page.locator('#last-view');
const keptViews = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('view ')));

test('a staff screen opens with its last view, which takes no press, and whoever logs out or meets a client leaves none to see', async ({
  page,
}) => {
  const words = newMessage();
  await storeLead(words);
  await startSession(page.context(), await newPerson({ admin: true }), { showsLastViews: true });
  await page.goto(DESK);
  await expect(cardOf(page, words)).toBeVisible();
  await expect.poll(() => keptViews(page)).toContain(`view ${DESK}`);

  const again = await page.context().newPage();
  const release = await holdScripts(again);
  await again.goto(DESK, { waitUntil: 'commit' });
  await expect(lastView(again)).toContainText(words);
  await expect(lastView(again).locator('h1')).toBeInViewport();
  await expect(lastView(again)).toHaveAttribute('inert');
  await expect(lastView(again).locator('script, [role=alert], dialog')).toHaveCount(0);
  release();
  await expect(lastView(again)).toHaveCount(0);
  await expect(cardOf(again, words)).toBeVisible();
  await again.close();

  // The client may hold the device.
  await page.evaluate(() => localStorage.setItem('meeting', '{}'));
  const meeting = await page.context().newPage();
  const begin = await holdScripts(meeting);
  await meeting.goto(DESK, { waitUntil: 'commit' });
  await expect(meeting.locator('#root [aria-busy]')).toBeAttached();
  await expect(lastView(meeting)).toHaveCount(0);
  begin();
  await expect(meeting).toHaveURL(/\/meeting$/);
  await meeting.close();
  await page.evaluate(() => localStorage.removeItem('meeting'));

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptViews(page)).toEqual([]);
});

test('a screen that is searched or written in leaves the view of before, and what is typed then is nowhere', async ({
  page,
}) => {
  const words = newMessage();
  await storeLead(words);
  await startSession(page.context(), await newPerson({ admin: true }), { showsLastViews: true });
  await page.goto(DESK);
  await expect(cardOf(page, words)).toBeVisible();
  await expect.poll(() => keptViews(page)).toContain(`view ${DESK}`);
  await cardOf(page, words).getByRole('button', { name: 'Work on it' }).click();
  await cardOf(page, words).getByLabel('Private note').fill('Only typed');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const kept = await page.evaluate((key) => localStorage.getItem(key), `view ${DESK}`);
  expect(kept).toContain(words);
  expect(kept).not.toContain('Only typed');
});
