import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import Papa from 'papaparse';
import { eventually, server } from '../../stack';
import { allScreensCached, hasPicture, openAdmin, pictureFile, unique } from './steps';

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
  await page.getByRole('button', { name: 'Export all products' }).click();
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
    await expect(cells.getByText('Qty: “many” is not a whole number')).toHaveCount(2);
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
    const stored = async () => (await third?.ref.get())?.data() as { imageName: string; galleryNames: string[] };
    const { imageName: first, galleryNames: others } = await stored();
    const second = others[0] ?? '';
    await input.setInputFiles(file('order.csv', `SKU,Title,Picture order\n${start}3,"Imported, 3","${second}, ${first}"`));
    await expect(page.getByText(`${first}, ${second}`)).toBeVisible();
    await page.getByRole('button', { name: 'Write 1 product' }).click();
    await expect(page.getByText('order.csv: 1 product written.')).toBeVisible();
    expect(await stored()).toMatchObject({ imageName: second, galleryNames: [first] });
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText('order.csv: The import is taken back.')).toBeVisible();
    expect(await stored()).toMatchObject({ imageName: first, galleryNames: [second] });

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
