import { FACT_FIELDS } from '@catalogue/contract/product-fields';
import { expect, test } from '@playwright/test';
import { eventually, stack } from '../../stack';
import { isServed, newCategory } from '../catalogue-steps';
import { deleteAll, openAdmin, storedOne, unique } from './steps';

/** The way of any field whose record is in contract/product-fields.ts, walked with the warranty. */
test('a field is typed, imported, filtered, found and shown @ci', async ({ page }) => {
  const word = unique('Gnomon');
  const categoryId = unique('dials').replace(' ', '-');
  await newCategory(categoryId, word);
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(`${word} typed`);
  await form.getByLabel('Category').selectOption({ label: word });
  await form.getByLabel('Live').check();
  const warranty = form.getByLabel('Warranty (months)');
  await warranty.fill('half a year');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText(FACT_FIELDS.warrantyMonths.wrong)).toBeVisible();
  await warranty.fill('18');
  await form.getByRole('button', { name: 'Add Product' }).click();
  const typed = await storedOne('products', 'title', `${word} typed`);
  expect(typed.get('facts.warrantyMonths')).toBe(18);

  await page.goto('/Admin/spreadsheet');
  const lines = ['title,category,live,guarantee', `${word} imported,${word},yes,36 months`, `${word} wrong,${word},yes,long`];
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'warranty.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 wrong')).toBeVisible();
  await expect(page.getByText(`“long” cannot be read. ${FACT_FIELDS.warrantyMonths.wrong}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Write 1 product' }).click();
  const imported = await storedOne('products', 'title', `${word} imported`);
  expect(imported.get('facts.warrantyMonths')).toBe(36);

  await isServed(typed.id, `${word} typed`);
  await isServed(imported.id, `${word} imported`);
  await page.goto(`/store/${categoryId}/${word}?warranty=36`);
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name: /36 months/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('View Product')).toHaveCount(1);
  const answer = await eventually('the API', async () => {
    const response = await fetch(`${stack().baseUrl}/api/categories/${categoryId}/products?warranty=36`);
    const { content } = (await response.json()) as { content: { productId: string; warrantyMonths: number }[] };
    return content.length > 0 ? content : undefined;
  });
  expect(answer).toEqual([expect.objectContaining({ productId: imported.id, warrantyMonths: 36 })]);

  await page.goto(`/search?q=${encodeURIComponent(`${word.split(' ')[1] ?? ''} warranty 36`)}`);
  await expect(page.getByRole('main').getByRole('link', { name: `${word} imported` })).toBeVisible();
  await page.goto(`/products/${imported.id}`);
  await expect(page.getByRole('row', { name: 'Warranty 36 months' })).toBeVisible();
  await deleteAll('products', 'title', [`${word} typed`, `${word} imported`]);
  await deleteAll('categories', 'title', [word]);
});
