import { expect, test } from '@playwright/test';
import { newProduct, whenOfflineReady, cleanUp, uniqueWord } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

test('suggests products while typing, by keyboard alone, despite a typo @ci', async ({ page }) => {
  const word = uniqueWord();
  const id = await newProduct(`${word} Travel Kettle`);
  await page.goto('/');
  await whenOfflineReady(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await expect(field).toBeFocused();
  await field.pressSequentially(`${word.slice(0, 5)}${word[6]}${word[5]}${word.slice(7)} ket`);
  const option = page.getByRole('option', { name: `${word} Travel Kettle` });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${word} Travel Kettle` })).toBeVisible();
});

test('keeps query, filters and sort in the URL, and works offline', async ({ page, context }) => {
  const [word, finish] = [uniqueWord(), uniqueWord()];
  await newProduct(`${word} Desk Lamp`, { price: 900 });
  await newProduct(`${word} Floor Lamp`, { price: 500, stock: false, description: `<p>Brushed ${finish}.</p>` });
  await page.goto('/');
  await whenOfflineReady(page);
  await context.setOffline(true);
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill(`${word} lamp`);
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?q=${word}+lamp`);
  const results = page.getByRole('main').getByRole('link', { name: word });
  await expect(results).toHaveCount(2);

  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect(results.first()).toContainText('Floor');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('In stock only').check();
  await expect(page).toHaveURL(/stock=in/);
  await expect(results).toHaveCount(1);

  // Opening the URL again shows the same results.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter In stock only' })).toBeVisible();
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('Desk');

  await field.fill(finish);
  await field.press('Enter');
  await expect(results).toHaveCount(1);
});

test('without results it offers the enquiry form, filled with the query', async ({ page }) => {
  await page.goto('/search?q=xylophone+for+whales');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('xylophone for whales');
  await expect(page.getByText('Tell us what you have in mind')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(/xylophone for whales/);
});
