import { expect, test, type Page } from '@playwright/test';
import { fillLogin } from './account-steps';
import { PATHS, productPath, STATIC_PAGES, storePath } from '@catalogue/contract/paths';
import { newPerson } from '../people';
import { newProduct, served, servedWithDetails } from './catalogue-steps';
import { startSession } from './sessions';

/** Holds back the answers to requests of these URLs until the returned function is called. */
async function hold(page: Page, ...urls: string[]): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  for (const url of urls)
    await page.route(url, async (route) => {
      await opened;
      await route.continue();
    });
  return () => void gate.dispatchEvent(new Event('open'));
}

test('a product page opened by URL shows its product before the catalogue has loaded', async ({ page }) => {
  const id = await newProduct('Brass Desk Bell');
  await newProduct('Brass Paper Knife');
  const open = await hold(page, '**/catalogue.json*', '**/catalogue-details.json*');

  await page.goto(`/products/${id}`, { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^Brass Desk Bell \| /);
  await expect(page.getByRole('heading', { level: 1, name: 'Brass Desk Bell' })).toBeVisible();
  await expect(page.getByText('Brass Desk Bell, described.')).toBeVisible();

  open();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Brass Paper');
  await expect(page.getByText('Brass Paper Knife').first()).toBeVisible();
});

/** The pages that the server or the build renders, with a product and a category of the seed. */
async function renderedPaths(): Promise<string[]> {
  const { categories, products } = await served();
  const category = categories.find(({ id }) => products.some(({ categoryId }) => categoryId === id));
  const product = products.find(({ categoryId }) => categoryId === category?.id);
  if (!category || !product) throw new Error('The seed has no category with a product');
  return [...Object.values(STATIC_PAGES), PATHS.search, storePath(category), productPath(product.id)];
}

test('hydration keeps the server’s elements without an error or a layout shift', { tag: '@layout' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of await renderedPaths()) {
    const open = await hold(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, `${path} has a heading without scripts`).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluateHandle(() => ({
      elements: [...document.querySelectorAll('header, main, footer, main h1, main img, main a')],
      position: JSON.stringify(document.querySelector('main h1')?.getBoundingClientRect()),
    }));
    open();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    const after = await before.evaluate(({ elements, position }) => ({
      replaced: elements.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100)),
      moved: position !== JSON.stringify(document.querySelector('main h1')?.getBoundingClientRect()),
    }));
    expect(after, path).toEqual({ replaced: [], moved: false });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(errors).toEqual([]);
});

test('for somebody logged in, too, hydration keeps the server’s elements and what was typed into them @ci', async ({
  page,
}) => {
  const person = await newPerson({ name: 'Ravi Colleague', role: 'rep' });
  await startSession(page.context(), person);
  for (const path of await renderedPaths()) {
    const open = await hold(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }), `${path} has a heading without scripts`).toBeVisible();
    const field = page.getByRole('main').getByRole('form').getByLabel('Name').first();
    const hasForm = (await field.count()) > 0;
    if (hasForm) await field.fill('Zubeida Quartermaine');
    const before = await page.evaluateHandle(() => [
      ...document.querySelectorAll('main, main h1, main section, main form, main form input'),
    ]);
    open();
    // Only who is logged in finds it in the menu.
    await expect(page.getByRole('button', { name: 'LogOut', includeHidden: true })).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.querySelector('main h1') ?? {}).join(' ')))
      .toContain('__reactFiber');
    const replaced = await before.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(replaced, path).toEqual([]);
    if (hasForm) await expect(field, path).toHaveValue('Zubeida Quartermaine');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('clicks and typed text before the scripts have loaded take effect once, afterwards', async ({ page }) => {
  const open = await hold(page, '**/assets/*.js');
  // The network may be slow for the script that records clicks, too.
  await page.route('**/before-hydration.js', async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ response: answer });
  });
  await page.goto(productPath('drk-01'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await page.getByLabel('Pieces').fill('250');
  open();
  await expect(page.getByRole('link', { name: 'Enquiry basket: 1 product' })).toBeVisible();
  await expect(page.getByText('₹99,750', { exact: true })).toBeVisible();
  await expect(page.getByText(/: now .* in your basket/)).toHaveCount(0);
});

test('a click is repeated although its button is hydrated right after it', async ({ page }) => {
  await hold(page, '**/assets/*.js');
  const script = page.waitForResponse('**/before-hydration.js');
  await page.goto(productPath('drk-01'), { waitUntil: 'commit' });
  await (await script).finished();
  const button = page.getByRole('button', { name: /^Add to basket/ });
  await button.evaluate((element: HTMLElement) => {
    element.addEventListener('click', () => {
      element.append(' again');
    });
    element.click();
    // What React attaches to an element that it hydrates.
    Object.assign(element, { __reactProps$test: {} });
  });
  await expect(button).toHaveText(/ again again$/);
});

test('a picture that failed before the scripts had loaded is replaced by the default one @ci', async ({ page }) => {
  await page.route('**/pictures/products/**', (route) => route.abort('connectionreset'));
  const open = await hold(page, '**/assets/*.js');
  await page.goto(productPath('drk-01'), { waitUntil: 'commit' });
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true);
  open();
  await expect(picture).toHaveAttribute('src', '/default-product.svg');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can go from home to a product and read all of it', async ({ page }) => {
    const { categories, products, details } = await servedWithDetails();
    // Other tests add products without facts; those of the seed state them.
    const stated = products.filter(({ id, price }) => price !== null && /^[a-z]{3}-\d\d$/.test(id));
    const category = categories.find(({ id }) => stated.some((one) => one.categoryId === id));
    const product = stated.find((one) => one.categoryId === category?.id);
    if (!category || !product) throw new Error('The seed has no category with a priced product');
    await page.goto(PATHS.home);
    await page.getByRole('main').getByRole('link', { name: 'Browse the catalogue' }).click();
    await page.getByRole('main').getByRole('link', { name: category.title }).first().click();
    await page.goto(productPath(product.id));
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    const rows = (details[product.id]?.description.match(/<tr>/g) ?? []).length;
    // Tables of the description have no label; facts and prices have.
    await expect(page.getByRole('main').locator('table:not([aria-label], [aria-labelledby]) tr')).toHaveCount(rows);
    await expect(page.getByRole('table', { name: 'Facts' }).getByRole('row', { name: /^Minimum order/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('before branding');
    await expect(page.getByRole('heading', { name: `More from ${category.title}` })).toBeVisible();
    // The menus stand open.
    await expect(page.getByRole('banner').getByRole('link', { name: category.title })).toBeVisible();
  });
});

test('visitor pages cause no violation of the content security policy @ci', async ({ page }) => {
  const refused: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) refused.push(message.text());
  });
  const id = await newProduct('Brass Compass');
  for (const path of ['/', '/MyCategory', `/products/${id}`, '/gallery', '/ContactUsPage', '/SignUpPage', '/LoginPage']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await fillLogin(page, { email: 'nobody@example.com', password: 'not the password' });
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  expect(refused).toEqual([]);
});
