import { expect, test } from '@playwright/test';
import { server } from '../stack';
import { openAdmin } from './staff/steps';

const unique = (project: string): string => `${project} ${Date.now().toString(36)}`;

test('the admin menu lists SPEC’s ten entries and marks the current one', { tag: '@layout' }, async ({ page }) => {
  await openAdmin(page, '/Admin/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Admin menu' });
  if (await button.isVisible()) await button.click();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  for (const name of [
    'Add Category',
    'View Category',
    'Add Product',
    'View Product',
    'Quick Enquiry',
    'Orders',
    'Add-Carousel',
    'Show-Carousel',
    'Add-Trending',
    'Show-Trending',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Add Category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Category' })).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(menu.getByRole('link', { name: 'Add Category' })).toHaveAttribute('aria-current', 'page');
});

test('adds, finds and hides a product; concurrent edits show a conflict', async ({ page }, { project }) => {
  await openAdmin(page, '/Admin/add-product');
  const title = `Sundial ${unique(project.name)}`;
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText('A product needs a title.')).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await form.getByRole('textbox', { name: 'Description' }).fill('Tells the time by the sun.');
  await form.getByLabel('Price', { exact: true }).fill('1,250');
  await form.getByRole('button', { name: 'Add Product' }).click();
  // The next message may take it over while the first toast leaves.
  await expect(page.getByText('Data Sent Successfully').first()).toBeVisible();
  await expect(page.getByText(`“${title}” is live for visitors.`)).toBeVisible();

  await page.goto(`/Admin/view-product?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  await row.getByRole('switch', { name: /live$/ }).click();
  await expect(row.getByRole('img', { name: 'Saved' })).toBeVisible();

  await row.getByRole('link', { name: title }).click();
  // The list stays until the form is loaded, and its cells have labels, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await form.getByLabel('Title').fill(`${title}, mine`);
  const found = await server.firestore().collection('products').where('title', '==', title).get();
  const [stored] = found.docs;
  if (!stored) throw new Error('The product is not stored.');
  expect(stored.get('live')).toBe(false);
  expect(stored.get('price')).toBe(1250);
  await stored.ref.update({ title: `${title}, theirs`, revision: Number(stored.get('revision')) + 1, updatedAt: new Date() });

  await expect(form.getByText(/You both changed: Title/)).toBeVisible();
  await expect(form.getByText(`Theirs: ${title}, theirs`)).toBeVisible();
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored.ref.get()).get('title') as unknown).toBe(`${title}, mine`);
});
