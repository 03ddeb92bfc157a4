import { expect, test } from '@playwright/test';
import { COMPANY, callLink, whatsAppLink } from '@catalogue/contract/company';
import { newPerson } from '../people';
import { ACCOUNTS } from '../stack';
import { logIn, openMenu } from './account-steps';
import { underControl } from './catalogue-steps';
import { expectHead } from './expect-head';
import { startSession } from './sessions';

/* SPEC §1, §2 and §8 on the public routes: frame, static pages and head. */

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
      Instagram: COMPANY.instagram,
      Facebook: COMPANY.facebook,
      LinkedIn: COMPANY.linkedin,
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const floating = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    await expect(floating).toBeInViewport();
    for (const chat of [footer.getByRole('link', { name: 'WhatsApp', exact: true }), floating]) {
      expect(await chat.getAttribute('href')).toContain(whatsAppLink(COMPANY, ''));
    }
    await expect(footer.getByText(`© 2024 ${COMPANY.legalName}`)).toBeVisible();

    // The newsletter box.
    await expect(footer.getByPlaceholder('Enter Your Email...')).toBeVisible();
    await expect(footer.getByText('We keep your address for this letter only.')).toBeVisible();
    const box = footer.getByLabel('E-mail address');
    await box.fill('not an address');
    await footer.getByRole('button', { name: 'Submit' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('This does not look like an e-mail address.');
    // The worker of a first visit takes the page over: the network is cut for both.
    await underControl(page);
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
  await logIn(page, await newPerson({ name: 'Asha Rao', role: 'admin' }));
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

test('the bar leaves room to search at every width, for staff with their links, too @ci', async ({ page }) => {
  await startSession(page.context(), ACCOUNTS.admin);
  await page.goto('/gallery');
  await page.getByText('Asha Admin').first().waitFor({ state: 'attached' });
  const search = page.getByRole('banner').getByRole('combobox');
  for (const width of [320, 390, 768, 1024, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await search.boundingBox())?.width, { message: `${width}` }).toBeGreaterThan(140);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThanOrEqual(0);
  }
});

test('the gallery has rows of four at a desk and of two on a phone', async ({ page }) => {
  for (const [width, columns] of [
    [1280, 4],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/gallery');
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(16);
    const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('static pages have SPEC’s content, titles and descriptions', async ({ page }) => {
  const descriptions: string[] = [];
  await page.goto('/AboutPage');
  descriptions.push(await expectHead(page, '/AboutPage', `About Us | ${COMPANY.name}`));
  for (const name of ['Who Are We?', 'Our Mission', 'Our Vision']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goto('/ContactUsPage');
  descriptions.push(await expectHead(page, '/ContactUsPage', `Contact Us | ${COMPANY.name}`));
  await expect(page.getByRole('main').getByRole('link', { name: COMPANY.phone })).toHaveAttribute(
    'href',
    callLink(COMPANY.phone),
  );

  await page.goto('/PrivacyPolicy');
  descriptions.push(await expectHead(page, '/PrivacyPolicy', `Privacy Policy | ${COMPANY.name}`));
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
  await expect(policy.getByRole('link', { name: COMPANY.support })).toHaveAttribute('href', `mailto:${COMPANY.support}`);

  await page.goto('/gallery');
  descriptions.push(await expectHead(page, '/gallery', `Our Work | ${COMPANY.name}`));
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
  await expect(page).toHaveTitle(`This category is not in the catalogue | ${COMPANY.name}`);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
