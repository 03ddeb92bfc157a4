import { expect, test, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from './when-hydrated';
import { expectDialog, recordDialogs } from './enquiry/steps';
import { newCategory, newProduct, cleanUp, uniqueWord } from './catalogue-steps';

test.beforeEach(({ context }) => context.addInitScript(recordDialogs));
test.afterEach(cleanUp);

/* A visitor's way by keyboard alone: nothing here touches the mouse. On a desk's width, where keyboards are. */

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator, most = 60, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()} within ${most} presses`);
}

const focused = (page: Page): Locator => page.locator(':focus');

test('focus moves as expected through menu, carousel, dialogs and navigation @ci', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Offers and news' }).getByText(/^1 of \d$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const pause = page.getByRole('button', { name: 'Pause the carousel' });
  await tabTo(page, pause, 8);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeFocused();

  // A dialog takes the focus and returns it.
  const subscribe = page.getByRole('main').getByRole('button', { name: 'Subscribe' });
  await tabTo(page, subscribe, 12);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabTo(page, dialog.getByLabel('E-mail address'), 4);
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('E-mail address')).toHaveAccessibleDescription('This does not look like an e-mail address.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(subscribe).toBeFocused();

  // A featured product leads to the form; Tab continues from there.
  await tabTo(page, page.getByRole('link', { name: /: send an enquiry$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#quick-enquiry');
  await tabTo(page, page.locator('#quick-enquiry').getByLabel('Name'), 2);

  await page.reload();
  const menu = page.getByRole('button', { name: 'Product Categories' });
  await tabTo(page, menu, 6);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Drinkware' }), 13);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  // From one category to the next: the same route with another parameter.
  await menu.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bags & Travel' }), 13);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bags & Travel' })).toBeFocused();
});

test('search, product, zoom and enquiry work by keyboard; the first invalid field gets focus @ci', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  await whenHydrated(page.getByRole('combobox', { name: 'Search products' }));
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  await page.keyboard.type('vertex flask');
  const option = page.getByRole('option', { name: /Vertex Vacuum Flask/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // The option shown may be one for the words before the last letter.
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const title = 'Vertex Vacuum Flask 500 ml';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  const zoom = page.getByRole('button', { name: 'Show the picture larger' });
  const second = page.getByRole('button', { name: 'Show picture 2 of 6' });
  // The other pictures come with the details.
  await expect(second).toBeVisible();
  await tabTo(page, zoom, 10, 'Shift+Tab');
  // Arrow keys show the other pictures, and the focus stays.
  await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(zoom).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeFocused();

  const form = page.getByRole('form', { name: 'Enquiry Form' });
  const submit = form.getByRole('button', { name: 'Submit' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expectDialog(page, 'Error Filling details. Please Enter Correct Values.');
  // The first field that keeps it from being sent has the focus and describes its error.
  await expect(form.getByLabel('Mobile')).toBeFocused();
  await expect(focused(page)).toHaveAccessibleDescription('Number is Required');
  await expect(form.getByRole('status')).toHaveText(/^Not sent: \d fields need a look\.$/);
  await page.keyboard.type('98123 45678');
  await expect(form.getByText(/^Not sent/)).toHaveCount(0);
  await tabTo(page, form.getByLabel('Email'), 6);
  await page.keyboard.type('keyboard@example.com');
  await page.keyboard.press('Enter');
  await expectDialog(page, 'Query Sent Successfully!!!');
  await expect(form.getByRole('status')).toContainText('Sent. Your reference is');
  await expect(form.locator(':focus')).toHaveCount(1);
});

test('focus moves on when its element disappears: repeated search, cleared filters, the map button @ci', async ({ page }) => {
  const word = uniqueWord();
  const category = `keyboard-${word}`;
  await newCategory(category, `Shelf ${word}`);
  await newProduct(`Only ${word}`, { categoryId: category, stock: false });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/search?q=flask');
  await expect(heading).toContainText('flask');
  for (const words of [word, word]) {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search products' }).press('ControlOrMeta+a');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(heading).toContainText(word);
    await expect(heading).toBeFocused();
  }

  const onlyInStock = async (): Promise<void> => {
    const filters = page.getByRole('button', { name: /^Filters/ });
    await tabTo(page, filters);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('In stock only'));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'No product fits' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeFocused();
  };
  await onlyInStock();
  await tabTo(page, page.getByRole('button', { name: 'Clear filters' }));
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();

  await page.goto(`/store/${category}`);
  await expect(heading).toContainText(word);
  await onlyInStock();
  await tabTo(page, page.getByRole('button', { name: 'Show all products' }));
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();

  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'A map', contentType: 'text/html' }));
  await page.goto('/');
  const show = page.getByRole('button', { name: 'Show the map' });
  await expect(show).toBeVisible();
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Map of our address')).toBeFocused();
});
