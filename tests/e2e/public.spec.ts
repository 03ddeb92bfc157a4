import { expect, test, type Page } from '@playwright/test';
import { SITE, whatsAppLink } from '@catalogue/contract/site';
import { newPerson } from '../people';
import { stack } from '../stack';
import { logIn, openMenu } from './account-steps';
import { follow } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

/* SPEC §1, §2, §8 and §9 on the public routes: words, links, constants; and what a route says of itself. */

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Checks title and canonical URL; returns the description. */
async function expectHead(page: Page, path: string, title: string): Promise<string> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', stack().baseUrl + path);
  const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
  expect(description.length, path).toBeGreaterThan(20);
  return description;
}

/** Names of the sections of home, from top to bottom. */
const sections = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('section')
    .evaluateAll((all) =>
      all.map((section) => {
        const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
        return section.getAttribute('aria-label') ?? heading?.textContent ?? '';
      }),
    );

test('home has SPEC’s sections in order, with their links', async ({ page }, { project }) => {
  await page.goto('/');
  await expectHead(page, '/', `${SITE.name}: ${SITE.tagline}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Login status: Not Logged In')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: SITE.name })).toBeVisible();
  await expect(main.getByText('Plug into happiness')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', '/Admin/home');
  const carousel = page.getByRole('region', { name: 'Offers and news' });
  await expect(carousel.getByText(/^1 of \d$/)).toBeVisible();

  expect(await sections(page)).toEqual([
    'Offers and news',
    `Gifts with your name on them, since ${SITE.since}`,
    'Our Category',
    'Featured Products',
    'Our Achievments',
    'Clients Who Trust Us',
    'Testimonials',
    'Quick Enquiry',
    'Where we are',
    'Get In Touch',
  ]);
  const showcase = page.getByRole('region', { name: 'Our Category' });
  await expect(showcase.getByRole('link', { name: /^Drinkware/ })).toHaveAttribute('href', '/store/drinkware/Drinkware');
  const featured = page.getByRole('link', { name: /: send an enquiry$/ });
  // Staff tests add and remove images at the same time.
  await expect.poll(() => featured.count()).toBeGreaterThanOrEqual(8);
  for (const link of (await featured.all()).slice(0, 8)) await expect(link).toHaveAttribute('href', '#quick-enquiry');
  await expect(page.getByRole('region', { name: 'Our Achievments' }).getByRole('img')).toHaveCount(1);
  const clients = page.getByRole('region', { name: 'Clients Who Trust Us' });
  await expect(clients.getByRole('img')).toHaveCount(4);
  await expect(clients.getByRole('button')).toHaveCount(0);
  const testimonials = page.getByRole('region', { name: 'Testimonials' }).getByRole('listitem');
  await expect(testimonials).toHaveCount(6);
  for (const one of await testimonials.all()) {
    await expect(one.getByRole('img', { name: 'Five stars out of five' }).locator('svg')).toHaveCount(5);
    await expect(one.getByRole('heading', { name: /^.+, .+$/ })).toBeVisible();
    await expect(one.getByRole('blockquote')).not.toBeEmpty();
  }
  await expect(page.locator('#quick-enquiry').getByLabel('Name')).toBeVisible();

  const touch = page.getByRole('region', { name: 'Get In Touch' });
  for (const line of SITE.address) await expect(touch.getByText(line)).toBeVisible();
  for (const mail of Object.values(SITE.mails)) {
    await expect(touch.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
  }
  await expect(touch.getByRole('link', { name: SITE.phoneShown })).toHaveAttribute('href', `tel:${SITE.phone}`);
  await expect(touch.getByRole('link', { name: 'Get Direction' })).toHaveAttribute('href', SITE.map.directions);

  // The map is a third party's frame: it loads on request only.
  const map = page.getByTitle('Map of our address');
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(map).toHaveAttribute('src', SITE.map.embed);

  await main.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await dialog.getByLabel('E-mail address').fill(`dialog-${project.name}@example.com`);
  await expect(dialog.getByText('We keep your address for this letter only.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText('Thank you. Your address is with us.')).toBeFocused();
});

test(
  'navigation bar and footer have SPEC’s links; the newsletter box validates and subscribes',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    await page.goto('/gallery');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await openMenu(page);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Product Categories' }).click();
    const item = bar.getByRole('link', { name: 'Festive Hampers' });
    await expect(item).toHaveAttribute('href', '/store/festive-hampers/Festive%20Hampers');
    await item.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Festive Hampers' })).toBeFocused();

    const footer = page.getByRole('contentinfo');
    const links = {
      'Admin Login': '/LoginPage',
      'Privacy Policy': '/PrivacyPolicy',
      Instagram: SITE.social.instagram,
      Facebook: SITE.social.facebook,
      LinkedIn: SITE.social.linkedin,
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const floating = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    await expect(floating).toBeInViewport();
    for (const chat of [footer.getByRole('link', { name: 'WhatsApp', exact: true }), floating]) {
      expect(await chat.getAttribute('href')).toContain(whatsAppLink(''));
    }
    await expect(footer.getByText(`© 2024 ${SITE.legalName}`)).toBeVisible();

    // The newsletter box.
    await expect(footer.getByPlaceholder('Enter Your Email...')).toBeVisible();
    await expect(footer.getByText('We keep your address for this letter only.')).toBeVisible();
    const box = footer.getByLabel('E-mail address');
    await box.fill('not an address');
    await footer.getByRole('button', { name: 'Submit' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('This does not look like an e-mail address.');
    await page.context().setOffline(true);
    await box.fill(`reader-${project.name}@example.com`);
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(/^No connection just now\. Your address is still in the box/);
    await page.context().setOffline(false);
    await box.press('Enter');
    await expect(footer.getByText('Thank you. Your address is with us.')).toBeFocused();
  },
);

test('a logged-in user is greeted, sees the user links and logs out', { tag: '@layout' }, async ({ page }) => {
  await logIn(page, await newPerson({ name: 'Asha Rao', admin: true }));
  // Navigation closes the menu.
  await expect(page.getByRole('heading', { name: 'Hello Asha Rao' })).toBeVisible();
  await openMenu(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: /^Asha Rao/ })).toHaveAttribute('href', '/users/profile');
  await expect(bar.getByRole('link', { name: 'Admin-DashBoard' })).toHaveAttribute('href', '/Admin/home');
  await bar.getByRole('link', { name: 'Home' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Login status: Logged In')).toBeVisible();
  await expect(main.getByText('Hello, Asha Rao')).toBeVisible();
  await openMenu(page);
  await bar.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByText('LogOut Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(main.getByText('Login status: Not Logged In')).toBeVisible();
});

test('the gallery has rows of four at a desk and of two on a phone', { tag: '@layout' }, async ({ page }, { project }) => {
  await page.goto('/gallery');
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(16);
  const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(project.name === 'phone' ? 2 : 4);
});

test('static pages have SPEC’s content, titles and descriptions', async ({ page }) => {
  const descriptions: string[] = [];
  await page.goto('/AboutPage');
  descriptions.push(await expectHead(page, '/AboutPage', `About Us | ${SITE.name}`));
  for (const name of ['Who Are We?', 'Our Mission', 'Our Vision']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goto('/ContactUsPage');
  descriptions.push(await expectHead(page, '/ContactUsPage', `Contact Us | ${SITE.name}`));
  await expect(page.getByRole('main').getByRole('link', { name: SITE.phoneShown })).toHaveAttribute(
    'href',
    `tel:${SITE.phone}`,
  );

  await page.goto('/PrivacyPolicy');
  descriptions.push(await expectHead(page, '/PrivacyPolicy', `Privacy Policy | ${SITE.name}`));
  const policy = page.getByRole('main');
  for (const name of ['Information we collect', 'How we use it', 'How we keep it safe']) {
    await expect(policy.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  for (const words of [
    'name, address or city, e-mail and phone number',
    'recipients’ names',
    'We share it with nobody, except',
  ]) {
    await expect(policy).toContainText(words);
  }
  await expect(policy.getByRole('link', { name: SITE.mails.support })).toHaveAttribute('href', `mailto:${SITE.mails.support}`);

  await page.goto('/gallery');
  descriptions.push(await expectHead(page, '/gallery', `Our Work | ${SITE.name}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible();
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(16);

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/products/never-was');
  await expect(page.getByRole('heading', { level: 1, name: 'This product is not in the catalogue' })).toBeVisible();
  await page.goto('/store/never-was/Nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'This category is not in the catalogue' })).toBeVisible();
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('categories list their products; a product page shows SPEC’s details', async ({ page, context }, { project }) => {
  await page.goto('/MyCategory');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Category' })).toBeVisible();
  await expectHead(page, '/MyCategory', `Product Categories | ${SITE.name}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Drinkware/ })
    .click();
  await expect(page).toHaveURL('/store/drinkware/Drinkware');
  await expect(page.getByRole('main').getByText('View Product')).toHaveCount(8);
  await expectHead(page, '/store/drinkware/Drinkware', `Drinkware | ${SITE.name}`);
  await expect(page.getByRole('link', { name: /Sipline rPET Sipper/ }).getByText('Out of Stock')).toBeVisible();
  await page.getByRole('link', { name: /Vertex Vacuum Flask/ }).click();
  await expect(page).toHaveURL('/products/drk-01');
  const title = 'Vertex Vacuum Flask 500 ml';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expectHead(page, '/products/drk-01', `${title} | ${SITE.name}`);
  const main = page.getByRole('main');
  await expect(main.getByText('In Stock').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Drinkware' }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Enquiry Form' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'More from Drinkware' })).toBeVisible();
  await expect(main.getByText('View Product')).toHaveCount(4);

  const row = page.getByRole('row', { name: /^Minimum order/ });
  await expect(row).toBeVisible();
  // The facts, and the table that staff wrote into the description.
  for (const table of [page.getByRole('table', { name: 'Facts' }), page.getByRole('table').filter({ hasText: 'In the box' })]) {
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const [odd, even] = await table
      .locator('tr')
      .evaluateAll((rows) => rows.map((one) => getComputedStyle(one).backgroundColor));
    expect(odd).not.toBe(even);
  }
  await expect(row.locator('td').first()).toHaveCSS('border-top-style', 'solid');

  const shared = `${title}: ${stack().baseUrl}/products/drk-01`;
  const whatsApp = main.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(shared)}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);

  await page.getByRole('button', { name: 'Show the picture larger' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show the picture larger' })).toBeFocused();

  if (project.name === 'phone') {
    await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Enquire', exact: true }).click();
    await expect(main.getByRole('form', { name: 'Enquiry Form' }).getByLabel('Name', { exact: true })).toBeFocused();
  }
});

test('catalogue screens report a missing catalogue on a new offline device', async ({ page }) => {
  await page.route('**/catalogue*.json*', (route) => route.abort());
  await page.goto('/search?q=mug');
  const unavailable = page.getByRole('heading', { name: 'The catalogue could not be loaded' });
  await expect(unavailable).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: SITE.name }).click();
  await expect(unavailable).toBeVisible();
  await expect(page.locator('#quick-enquiry').getByLabel('Name')).toBeVisible();
  await follow(page, '/MyCategory');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Category' })).toBeVisible();
  await expect(unavailable).toBeVisible();
  await follow(page, '/store/not-here-yet/Not-here-yet');
  await expect(unavailable).toBeVisible();
  await follow(page, '/products/not-here-yet');
  await expect(page.getByRole('heading', { level: 1, name: 'This product is not on this device yet' })).toBeVisible();
});
