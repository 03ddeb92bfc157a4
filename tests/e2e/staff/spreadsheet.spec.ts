import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import Papa from 'papaparse';
import { workbook } from '../../fixtures/workbook';
import { eventually, server } from '../../stack';
import { allScreensCached, deleteAll, hasPicture, openAdmin, pictureFile, stored, unique } from './steps';

test.use({ serviceWorkers: 'allow' });

const BOM = '\uFEFF';
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Products whose SKU begins so. */
const products = (start: string) =>
  server.firestore().collection('products').where('sku', '>=', start).where('sku', '<', `${start}\uf8ff`);

async function deleteProducts(start: string): Promise<void> {
  const writer = server.firestore().bulkWriter();
  for (const { ref } of (await products(start).get()).docs) void writer.delete(ref);
  await writer.close();
}

/** Rows of the file. plan-import.test.ts imports 1,000 rows without a browser, because each write runs functions. */
const ROWS = 60;
const GOOD = 58;

test('an unchanged export imports nothing; an import with wrong rows starts offline, resumes and is undone @ci', async ({
  page,
  context,
}) => {
  await openAdmin(page, '/Admin/spreadsheet');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith(BOM)).toBe(true);
  // Tests beside this one change products of their own: the seed's are nobody's.
  const { data } = Papa.parse<string[]>(text.slice(1));
  const [header = [], ...rows] = data;
  const seeded = rows.filter(([sku = '']) => /^[a-z]{3}-\d\d$/i.test(sku));
  expect(seeded).toHaveLength(96);
  const input = page.getByLabel('CSV or Excel file');
  await input.setInputFiles(file('products.csv', BOM + Papa.unparse([header, ...seeded], { newline: '\r\n' })));
  await expect(page.getByText('0 new, 0 changed, 96 unchanged, 0 wrong')).toBeVisible();
  await expect(page.getByText('There is nothing to write.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  const start = `imp-${unique('x').slice(2)}-`;
  const name = `${start}prices.csv`;
  const line = (place: number) =>
    `${start}${place},"Imported, ${place}",drinkware,${place % 50 === 7 ? 'many' : 10 + place},${place},no`;
  const lines = Array.from({ length: ROWS }, (_, place) => line(place));
  try {
    await input.setInputFiles(file(name, ['item code,NAME,category,Qty,mrp,live,Colour', ...lines].join('\n')));
    await expect(page.getByText(`${GOOD} new, 0 changed, 0 unchanged, 2 wrong`)).toBeVisible();
    await expect(page.getByText('Columns that mean nothing here: Colour.')).toBeVisible();
    const cells = page.getByRole('region', { name: 'Rows of the file' });
    await expect(cells.getByText('“many” is not a whole number')).toHaveCount(2);
    await page.getByRole('button', { name: `New ${GOOD}` }).click();
    await expect(cells.getByText('Category: Drinkware').first()).toBeVisible();

    await allScreensCached(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: `Write ${GOOD} products` }).click();
    await expect(page.getByText(`0 of ${GOOD} written`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^The import stopped on the way/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText(`${name}: ${GOOD} products written.`)).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('2 rows were left out. Correct and import them again:')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Line \d+, Imported, \d+: Qty/ })).toHaveCount(2);
    const { docs } = await products(start).get();
    expect(docs).toHaveLength(GOOD);
    expect(docs.every((one) => one.get('revision') === 1 && one.get('categoryId') === 'drinkware')).toBe(true);

    // Pictures are given by the names of their files.
    await page
      .getByLabel('Pictures', { exact: true })
      .setInputFiles([
        await pictureFile(`${start}3-2.png`, '#345612'),
        await pictureFile(`${start}3.png`, '#123456'),
        await pictureFile('nobody.png', '#654321'),
      ]);
    await expect(page.getByText('2 pictures on their way.')).toBeVisible();
    await expect(page.getByText('No product has the SKU of: nobody.png')).toBeVisible();
    const [third] = (await server.firestore().collection('products').where('sku', '==', `${start}3`).get()).docs;
    await hasPicture('products', third?.id ?? '');
    await eventually('its second picture', async () =>
      Object.keys(((await third?.ref.get())?.get('gallery') ?? {}) as object).length === 1 ? true : undefined,
    );

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText(`${name}: The import is taken back.`)).toBeVisible({ timeout: 90_000 });
    const left = (await products(start).get()).docs.filter((one) => one.get('deletedAt') === null);
    // Somebody has given the third its picture since: it is not taken away behind their back.
    expect(left.map((one) => one.get('sku') as unknown)).toEqual([`${start}3`]);
    await expect(page.getByText('Not written, because somebody else changed them meanwhile:')).toBeVisible();

    // A file moves the second picture to the front, and its undo moves it back.
    const product = async () => (await third?.ref.get())?.data() as { imageName: string; galleryNames: string[] };
    const { imageName: first, galleryNames: others } = await product();
    const second = others[0] ?? '';
    await input.setInputFiles(file('order.csv', `SKU,Title,Picture order\n${start}3,"Imported, 3","${second}, ${first}"`));
    await expect(page.getByText(`${first}, ${second}`)).toBeVisible();
    await page.getByRole('button', { name: 'Write 1 product' }).click();
    await expect(page.getByText('order.csv: 1 product written.')).toBeVisible();
    expect(await product()).toMatchObject({ imageName: second, galleryNames: [first] });
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText('order.csv: The import is taken back.')).toBeVisible();
    expect(await product()).toMatchObject({ imageName: first, galleryNames: [second] });

    await page.goto('/Admin/home');
    await expect(page.getByText(`Asha Rao took back “${name}”`).first()).toBeVisible();
  } finally {
    await deleteProducts(start);
  }
});

test('a file chosen before the categories have loaded misses none of them @ci', async ({ page }) => {
  const text = `sku,title,category,quantity\n,${unique('Bell')},Drinkware,50\n`;
  await openAdmin(page, '/Admin/spreadsheet');
  await page.getByLabel('CSV or Excel file').setInputFiles(file('bells.csv', text));
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 0 wrong')).toBeVisible();
});

test('a price list in Excel brings a new category; its wrong rows are saved, and its undo leaves nothing @ci', async ({
  page,
}) => {
  const start = `xls-${unique('x').slice(2)}-`;
  const category = unique('Lighting');
  const list = workbook({
    Notes: [['Valid until', { day: 46000 }]],
    Lamps: [
      ['Price list 2026'],
      null,
      ['Item code', 'Particulars', 'Segment', 'MRP (INR)', '=cmd'],
      [`${start}1`, 'Desk lamp', category, { formula: 'A1*2', result: '560' }, 'x'],
      [`${start}2`, 'Torch', category, 1250.5, null],
      [`${start}3`, 'Lantern', null, 'on request', 'y'],
    ],
  });
  await openAdmin(page, '/Admin/spreadsheet');
  const input = page.getByLabel('CSV or Excel file');
  try {
    await input.setInputFiles({ name: 'lamps.xlsx', mimeType: '', buffer: list.subarray(0, 900) });
    await expect(page.getByRole('alert').filter({ hasText: 'lamps.xlsx' })).toContainText('it is damaged');

    await input.setInputFiles({ name: 'lamps.xlsx', mimeType: '', buffer: list });
    await expect(page.getByText('2 new, 0 changed, 0 unchanged, 1 wrong')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(page.getByLabel('Sheet', { exact: true })).toHaveValue('1');
    await expect(page.getByText('The column names are in line 3.')).toBeVisible();
    await expect(page.getByText('Columns that mean nothing here: Segment, =cmd.')).toBeVisible();
    await page.getByText('Columns: 3 read, 2 ignored').click();
    await page.getByLabel('Segment').selectOption('Category');
    await expect(page.getByText('0 new, 0 changed, 0 unchanged, 3 wrong')).toBeVisible();
    await page.getByLabel(`Create the missing categories: ${category}`).check();
    await expect(page.getByText('2 new, 0 changed, 0 unchanged, 1 wrong')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the wrong rows as a file' }).click();
    const wrong = await readFile(await (await download).path(), 'utf8');
    expect(wrong.split('\r\n')).toEqual([
      `${BOM}Item code,Particulars,Segment,MRP (INR),'=cmd,What is wrong`,
      `${start}3,Lantern,,on request,y,MRP (INR): “on request” is not an amount`,
    ]);

    // Or it is mended here, cell by cell.
    const price = page.getByLabel(/^MRP \(INR\) in line \d+$/);
    await expect(price).toHaveValue('on request');
    await price.fill('ninety');
    await price.press('Enter');
    await expect(page.getByText('“ninety” is not an amount')).toBeVisible();
    await price.fill('99');
    await price.press('Enter');
    await expect(page.getByText('3 new, 0 changed, 0 unchanged, 0 wrong')).toBeVisible();

    await page.getByRole('button', { name: 'Write 3 products' }).click();
    await expect(page.getByText('lamps.xlsx: 3 products written.')).toBeVisible();
    const [created] = await stored('categories', 'title', category);
    const { docs } = await products(start).get();
    expect(docs.map((one) => [one.get('price'), one.get('categoryId')] as unknown)).toEqual([
      [560, created?.id],
      [1250.5, created?.id],
      [99, null],
    ]);

    // Windows-1252, semicolons, and an empty cell that leaves the category as it is.
    const text = `SKU;Name;Category;MRP\n${start}1;Café lamp € 5;;none\n`;
    const windows = Buffer.from(text.replace('€', '\x80'), 'latin1');
    await input.setInputFiles({ name: 'cafe.csv', mimeType: 'text/csv', buffer: windows });
    await expect(page.getByText('0 new, 1 changed, 0 unchanged, 0 wrong')).toBeVisible();
    await expect(page.getByText(/^This file does not say how its letters are stored/)).toBeVisible();
    await expect(page.getByText('This deletes stored values: Price of 1 product.')).toBeVisible();
    const cells = page.getByRole('region', { name: 'Rows of the file' });
    await expect(cells.getByText('Title: Desk lamp → Café lamp € 5')).toBeVisible();
    await expect(cells.getByText('Price: 560 → empty')).toBeVisible();
    await expect(cells.getByText('Category')).toHaveCount(0);
    await page.getByRole('button', { name: 'Write nothing' }).click();

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText('lamps.xlsx: The import is taken back.')).toBeVisible();
    const left = [...(await products(start).get()).docs, ...(await stored('categories', 'title', category))];
    expect(left.filter((one) => one.get('deletedAt') === null)).toEqual([]);
  } finally {
    await deleteProducts(start);
    await deleteAll('categories', 'title', [category]);
  }
});
