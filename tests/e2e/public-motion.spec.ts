import { expect, test, type Page } from '@playwright/test';
import { PATHS } from '@catalogue/contract/paths';
import { COMPANY } from '@catalogue/contract/company';
import { follow } from './catalogue-steps';
import { whenHydrated } from './when-hydrated';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Advances the stopped clock in small steps until the expectation holds: timers start a moment after the render. */
const soonAfter = (page: Page, due: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    await due();
  }).toPass({ timeout: 30_000 });

test(
  'carousel, splash and spinners keep SPEC’s times and sizes; the carousel pauses on request @ci',
  { tag: '@layout' },
  async ({ page, browser }, { project }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Offers and news' });
    const position = carousel.getByText(/^\d of \d$/);
    await expect(position).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await carousel.getByRole('button', { name: 'Pause the carousel' }).click();
    let paused = '';
    // A slide that was on its way arrives.
    await expect
      .poll(
        async () => {
          const before = paused;
          paused = (await position.textContent()) ?? '';
          return paused === before;
        },
        { intervals: [500] },
      )
      .toBe(true);
    // Staff tests add banners at the same time.
    const [at = 0, of = 0] = paused.split(' of ').map(Number);
    const after = `${(at % of) + 1} of ${of}`;
    await page.clock.runFor(5_000);
    await expect(position).toHaveText(paused);
    await carousel.getByRole('button', { name: 'Play the carousel' }).click();
    // It pauses while it is hovered or has focus.
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.clock.runFor(999);
    await expect(position).toHaveText(paused);
    await soonAfter(page, () => expect(position).toHaveText(after, { timeout: 500 }));

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About Us' }).click();
    const splash = page.getByRole('button', { name: /Tap to go on/ });
    await expect(splash).toBeFocused();
    await page.clock.runFor(2_399);
    await expect(splash).toBeVisible();
    const about = page.getByRole('heading', { level: 1, name: 'About Us' });
    await soonAfter(page, () => expect(about).toBeFocused({ timeout: 500 }));
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('button', { name: `${COMPANY.name}. Tap to go on` })).toBeVisible();
    await page.clock.runFor(2_399);
    const policy = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
    await soonAfter(page, () => expect(policy).toBeFocused({ timeout: 500 }));
    // The splash is shown once per visit.
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(about).toBeFocused();

    // An unknown category while the catalogue is loading, on a device that has none.
    const device = await browser.newContext();
    const anew = await device.newPage();
    // Neither the catalogue nor the server, which is asked about it, answers.
    await anew.route(/\/(catalogue.*\.json|api\/categories\/)/, () => undefined);
    await anew.goto(PATHS.search);
    const room = anew.getByRole('status', { name: 'Loading the products of this category' });
    // Only the hydrated app follows a change of the URL.
    await whenHydrated(anew.getByRole('combobox', { name: 'Search products' }));
    await follow(anew, `/store/not-known-yet/${project.name}`);
    await expect(room).toBeVisible();
    const glass = room.locator('svg');
    const [width, share] = project.name === 'phone' ? [80, 0.2] : [300, 0.8];
    expect(await glass.evaluate((svg) => svg.getBoundingClientRect().width)).toBeCloseTo(width, 1);
    expect(await room.evaluate((element) => element.clientHeight / innerHeight)).toBeCloseTo(share, 2);
    await device.close();
  },
);

test('a finger that scrolls the page over the carousel does not pause it, a swipe does @ci', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Offers and news' });
  const pause = carousel.getByRole('button', { name: 'Pause the carousel' });
  await whenHydrated(pause);
  const client = await page.context().newCDPSession(page);
  const drag = async (across: number, down: number): Promise<void> => {
    const box = await carousel.getByRole('list').boundingBox();
    if (!box) throw new Error('The carousel is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * share, y: y + down * share }],
      });
    await touch('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
    await touch('touchEnd', 1);
  };
  await drag(0, -80);
  const position = carousel.getByText(/^\d of \d$/);
  const before = (await position.textContent()) ?? '';
  await expect(position).not.toHaveText(before);
  await expect(pause).toBeVisible();
  await drag(-120, 0);
  await expect(carousel.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
});

/** Navigates from a category to product drk-01; returns the pseudo-elements that the view transition animates. */
async function openFromCategory(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          console.debug(`moves: ${(effect as KeyframeEffect).pseudoElement ?? ''}`);
        console.debug('moves: all told');
      });
      return transition;
    };
  });
  const moves: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('moves: ')) moves.push(message.text().slice('moves: '.length));
  });
  await page.goto('/store/drinkware/Drinkware');
  const card = page.getByRole('link', { name: /Vertex Vacuum Flask/ });
  await whenHydrated(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertex Vacuum Flask 500 ml' })).toBeFocused();
  await expect.poll(() => moves).toContain('all told');
  return moves;
}

test('a view transition grows the card’s picture into the product’s @ci', async ({ page }) => {
  expect(await openFromCategory(page)).toContain('::view-transition-group(drk-01)');
});

test('prefers-reduced-motion turns view transitions off @ci', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await openFromCategory(page)).join()).not.toContain('drk-01');
});

test('a splash that is opened directly shows no focus frame around the page @ci', async ({ page }) => {
  await page.clock.install();
  await page.goto('/AboutPage');
  const splash = page.getByRole('button', { name: /Tap to go on/ });
  await expect(splash).toBeFocused();
  await expect(splash).toHaveCSS('outline-style', 'none');
});

test('a product’s picture glides from its card to its page in one transition: during a second one clicks would be lost @ci', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = String(Number(document.documentElement.dataset.transitions ?? 0) + 1);
      return start(update);
    };
  });
  // The gallery's script comes after the page.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/product-gallery-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/search?q=vertex+flask');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Vertex/ })
    .first();
  await whenHydrated(card);
  await card.click();
  release();
  await expect(page.getByRole('button', { name: 'Show the picture larger' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
  await page.getByRole('button', { name: 'Black' }).click();
  await expect(page).toHaveURL(/colour=Black/);
});

test('a page whose code is slow to come is announced by a bar @ci', async ({ page }) => {
  await page.goto(PATHS.gallery);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await whenHydrated(link);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await link.click();
  const loading = page.locator('html[data-loading]');
  await expect(loading).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible();
  release();
  await expect(loading).toHaveCount(0);
  await expect(page).toHaveURL(PATHS.privacy);
});
