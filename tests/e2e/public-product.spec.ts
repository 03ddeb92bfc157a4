import { expect, test } from '@playwright/test';
import { expectPrintStyle } from './expect-print-style';

test('options live in the URL and change item number, price and stock', async ({ page }) => {
  await page.goto('/products/drk-01');
  const facts = page.getByRole('table', { name: 'Facts' });
  await expect(facts.getByRole('row', { name: 'Item number' })).toContainText('DRK-01');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Teal', exact: true }).click();
  await expect(page).toHaveURL('/products/drk-01?colour=Teal');
  await expect(facts.getByRole('row', { name: 'Item number' })).toContainText('DRK-01-TEA');
  await page.getByRole('button', { name: '750 ml' }).click();
  await expect(main.getByText('₹495', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Coral/ }).click();
  await expect(page).toHaveURL(/colour=Coral/);
  await expect(main.getByText('Out of Stock').first()).toBeVisible();

  // Opening the URL again shows the same choice.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Coral/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText('₹495', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Coral/ }).click();
  await expect(page).not.toHaveURL(/colour/);
  await expectPrintStyle(page, page.url(), 'table, strong');
});

test('prices by quantity are listed and calculated, with GST apart', async ({ page }) => {
  await page.goto('/products/drk-01');
  const prices = page.getByRole('table', { name: 'Prices by quantity' });
  await expect(prices.getByRole('row')).toHaveText([/Quantity/, /From 50.*₹420/, /From 250.*₹399/, /From 1,000.*₹378/]);
  const pieces = page.getByLabel('Pieces');
  await expect(pieces).toHaveValue('50');
  await pieces.fill('250');
  await expect(page.locator('output').filter({ hasText: '₹399 each' })).toContainText('₹99,750');
  await expect(page.locator('output')).toContainText('plus 18 % GST, ₹17,955');
  await pieces.fill('20');
  await expect(page.getByText('At least 50 pieces')).toBeVisible();
  await pieces.fill('many');
  await expect(page.getByText('A whole number of pieces')).toBeVisible();
});

test('the dispatch date is a working day, and cards show price, minimum and colours', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00+05:30') });
  await page.goto('/products/drk-01');
  await expect(
    page.getByText(/^If you approve the proof today, it leaves us by (Mon|Tue|Wed|Thu|Fri) \d+ [A-Z][a-z]{2}$/),
  ).toBeVisible();
  await page.goto('/store/drinkware/Drinkware');
  const card = page.getByRole('main').getByRole('link', { name: /Vertex Vacuum Flask/ });
  await expect(card).toContainText('₹420 each');
  await expect(card).toContainText('Smallest order: 50');
  await expect(card).toContainText('Colours: Teal, Black, Coral');
});
