import { expect, test, type Page } from '@playwright/test';
import { PATHS } from '@catalogue/contract/paths';
import { whenOfflineReady } from './catalogue-steps';
import { filesCached } from './staff/steps';
import { whenHydrated } from './when-hydrated';
import { CHANGED_TEXT, twoReleases, type TwoReleases } from './two-releases';

test.use({ serviceWorkers: 'allow' });

let site: TwoReleases;

test.beforeAll(async () => {
  site = await twoReleases();
});
test.afterAll(() => site.close());
test.describe.configure({ mode: 'serial' });

/**
 * Checks for a new service worker, as the browser does on navigation, until one is found: a check that has begun before the release finds
 * none. Resolves to the state in which its installation ends.
 */
const installNext = (page: Page): Promise<ServiceWorkerState> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    let found: ServiceWorker | null = null;
    while (found === null) {
      await registration.update();
      found = registration.installing ?? registration.waiting;
    }
    const worker = found;
    while (worker.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker.state;
  });

test('a new release waits for consent, keeps the form’s values, and the other tab recovers', async ({ context }) => {
  const page = await context.newPage();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(site.origin);
    await whenOfflineReady(tab);
  }
  // The first tab's worker serves this one at once, before it listens for new releases: then it loads the notice.
  await other.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/app-notices-')),
  );
  // A part that hydrates after the release would find its chunk gone, and reload the tab.
  await whenHydrated(other.getByLabel('Message'));
  await whenHydrated(other.getByRole('contentinfo').getByRole('textbox'));
  const name = page.getByLabel('Name', { exact: true });
  const message = page.getByLabel('Message');
  await name.fill('Ravi Menon');
  await message.fill('Two hundred flasks before Diwali');

  const yes = page.getByRole('button', { name: 'Load it now' });
  site.release({ breaks: true });
  expect(await installNext(page)).toBe('redundant');
  await expect(yes).toBeHidden();
  // A release is offered once its whole install set is here, also where an installation before has failed.
  site.release();
  expect(await installNext(page)).toBe('installed');
  await expect(yes).toBeVisible();
  // The page still has the old release and the typed values.
  await expect(message).toHaveValue('Two hundred flasks before Diwali');

  await yes.click();
  await expect(yes).toBeHidden();
  await expect(name).toHaveValue('Ravi Menon');
  await expect(message).toHaveValue('Two hundred flasks before Diwali');
  await page.goto(`${site.origin}/MyCategory`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHANGED_TEXT.after);

  // The other tab did not reload by itself. A stale chunk makes it load the new release.
  await expect(other.getByRole('button', { name: 'Load it now' })).toBeVisible();
  await other.getByRole('contentinfo').getByRole('link', { name: 'Take it with you' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Take it with you' })).toBeVisible();
});

test('a release that came unnoticed opens what the one before could open offline @ci', async ({ browser }) => {
  site.restore();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  await whenOfflineReady(page);
  await filesCached(page, 'later');
  site.release();
  expect(await installNext(page)).toBe('installed');
  await page.close();

  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(`${site.origin}/MyCategory`);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(CHANGED_TEXT.after);
  await next.goto(`${site.origin}${PATHS.compare}`);
  await expect(next.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await context.close();
});

test('without a service worker, a page with stale chunks reloads as the new release and keeps the draft @ci', async ({
  browser,
}) => {
  site.restore();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.getByLabel('Message').fill('Fifty trophies');
  // What the page loads by itself would find the release gone first, and its reload would end the click's navigation.
  await page.waitForLoadState('networkidle');
  site.release();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/ContactUsPage/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page may be reloading as the new release, which ends a navigation that begins meanwhile.
  await expect(async () => {
    await page.goto(`${site.origin}/MyCategory`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHANGED_TEXT.after, { timeout: 5_000 });
  }).toPass();
  await page.goto(site.origin);
  await expect(page.getByLabel('Message')).toHaveValue('Fifty trophies');
  await context.close();
});
