import { expect, test, type Page } from '@playwright/test';
import { COMPANY, callLink, directionsTo, mailsOf, mapOf } from '@catalogue/contract/company';
import { expectHead } from './expect-head';

/* SPEC §1, §2 and §9: the content of home. */

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

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
  await expectHead(page, '/', `${COMPANY.name}: ${COMPANY.tagline}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Login status: Not Logged In')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: COMPANY.name })).toBeVisible();
  await expect(main.getByText('Plug into happiness')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', '/Admin/home');
  const carousel = page.getByRole('region', { name: 'Offers and news' });
  await expect(carousel.getByText(/^1 of \d$/)).toBeVisible();

  const finder = main.getByRole('form', { name: 'Find gifts within a budget' });
  await expect(finder.getByLabel('Budget for each (₹)')).toBeVisible();
  await expect(finder.getByRole('button', { name: 'Find gifts' })).toBeInViewport();

  expect(await sections(page)).toEqual([
    'Offers and news',
    `Gifts with your name on them, since ${COMPANY.since}`,
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
  for (const line of COMPANY.address) await expect(touch.getByText(line)).toBeVisible();
  for (const mail of mailsOf(COMPANY)) {
    await expect(touch.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
  }
  await expect(touch.getByRole('link', { name: COMPANY.phone })).toHaveAttribute('href', callLink(COMPANY.phone));
  await expect(touch.getByRole('link', { name: 'Get Direction' })).toHaveAttribute('href', directionsTo(COMPANY));

  // The map is a third party's frame: it loads on request only.
  const map = page.getByTitle('Map of our address');
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(map).toHaveAttribute('src', mapOf(COMPANY));

  await main.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await dialog.getByLabel('E-mail address').fill(`dialog-${project.name}@example.com`);
  await expect(dialog.getByText('We keep your address for this letter only.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText('Thank you. Your address is with us.')).toBeFocused();
});
