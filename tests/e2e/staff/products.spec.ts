import { join } from 'node:path';
import { NO_FACTS } from '@catalogue/contract/no-facts';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '../../../tools/root';
import { newProduct, served, cleanUp } from '../catalogue-steps';
import { eventually, server } from '../../stack';
import { agree, allScreensCached, deleteAll, hasPicture, openAdmin, pictureFile, stored, storedOne, unique } from './steps';

test.use({ serviceWorkers: 'allow' });

const made: string[] = [];
const name = (what: string): string => {
  made.push(unique(what));
  return made.at(-1) ?? '';
};

test.afterEach(async () => {
  await deleteAll('products', 'title', made.splice(0));
  await cleanUp();
});

/** What Word and Excel put on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{mso-x:1}</style></head><body><!--StartFragment-->
<p class=MsoNormal style='color:red' onclick="alert(1)">Keeps <b>time</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0'><span>·<span>&nbsp; </span></span>Brass</p><!--EndFragment--></body></html>`;
const EXCEL = `<html><body><table border=0 style='width:99pt'><!--StartFragment--><tr><td class=xl65 style='mso-x:1'>Size</td><td>20 cm</td></tr><!--EndFragment--></table></body></html>`;

const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Description' }).evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a product: pasted from Word and Excel, looked at as visitors will, saved with its picture through a cut, live, duplicated', async ({
  page,
  context,
}) => {
  const title = name('Sundial');
  made.push(`${title} (copy)`);
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByRole('textbox', { name: 'Description' }).click();
  await paste(page, WORD);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See our shelf');
  await page.keyboard.press('Shift+Home');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  await form.getByLabel('Address of the link').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('An address such as https://example.com');
  await form.getByLabel('Address of the link').fill('/MyCategory');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeFocused();
  // The editor selects the words again in its own time; Enter would take their place.
  const selected = () => page.evaluate(() => String(getSelection()));
  await expect.poll(selected).toBe('See our shelf');
  await page.keyboard.press('ArrowRight');
  await expect.poll(selected).toBe('');
  await page.keyboard.press('Enter');
  await paste(page, EXCEL);
  await form.getByLabel('Price', { exact: true }).fill('1,250');
  await form.getByLabel('Discounted price').fill('990');
  await form.getByLabel('Category').selectOption('Drinkware');
  await form.getByLabel('In stock').uncheck();
  await form.getByLabel('Product image').setInputFiles(await pictureFile('big.jpg', '#aa7711', 3000, 2400));
  await expect(form.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible();
  const editor = form.getByRole('textbox', { name: 'Description' });
  expect(await editor.evaluate((element) => element.parentElement?.clientHeight)).toBe(320);

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As visitors will see it' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText('Drinkware')).toBeVisible();
  await expect(preview.getByText('Out of Stock')).toBeVisible();
  await expect(preview.getByText('₹990')).toBeVisible();
  await expect(preview.getByText('₹1,250')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'See our shelf' })).toHaveAttribute('href', '/MyCategory');
  await expect(preview.getByRole('cell', { name: '20 cm' })).toBeVisible();
  await expect(preview.getByText('Company Name')).toBeVisible();
  await page.keyboard.press('Escape');

  await allScreensCached(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline: you see what this device has/)).toBeVisible();
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(`“${title}” is kept on this device.`, { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 picture on the way' })).toBeVisible();
  await page.goto('/Admin/home');
  await expect(page.getByRole('heading', { name: 'Pictures on their way' })).toBeVisible();
  expect(await stored('products', 'title', title)).toEqual([]);
  await context.setOffline(false);
  const document = await storedOne('products', 'title', title);
  await expect(page.getByText('Image Uploaded')).toBeVisible({ timeout: 45_000 });
  expect(await hasPicture('products', document.id)).toMatchObject({ width: 2400, height: 1920 });
  await expect(page.getByRole('heading', { name: 'Pictures on their way' })).toHaveCount(0);

  const saved = document.data();
  expect(saved).toMatchObject({ price: 1250, discountedPrice: 990, stock: false, live: true, quantity: 1 });
  expect(saved.description).toContain('<ul><li><p>Brass</p></li></ul>');
  expect(saved.description).toContain('<p>Keeps <strong>time</strong></p>');
  expect(saved.description).toMatch(/<td[^>]*><p>20 cm<\/p><\/td>/);
  expect(saved.description).not.toMatch(/mso|onclick|style|class|o:p/i);
  await eventually('the product for visitors', async () =>
    (await served()).products.some(({ id, picture }) => id === document.id && picture !== null) ? true : undefined,
  );

  await page.goto(`/Admin/view-product?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: `View ${title}` }).click();
  const modal = page.getByRole('dialog', { name: title });
  for (const fact of [document.id, 'Not in Stock', 'Drinkware', 'Brass']) await expect(modal.getByText(fact)).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: `Duplicate ${title}` }).click();
  await expect(form.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await expect(form.getByLabel('Live')).not.toBeChecked();
  await expect(form.getByLabel('SKU')).toHaveValue('');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Data Sent Successfully')).toBeVisible();
  await expect(form.getByLabel('Live')).not.toBeChecked();
  const copy = await storedOne('products', 'title', `${title} (copy)`);
  expect(copy.data()).toMatchObject({ price: 1250, description: saved.description, live: false, picture: null });
});

test('the table: columns, pages, search, filter and sort in the address, switches, many at once with a way back @ci', async ({
  page,
}) => {
  const word = unique('Gnomon');
  const titles = [1, 2, 3].map((n) => `${word} ${n}`);
  const ids: string[] = [];
  const facts = { ...NO_FACTS, material: 'SS304', leadTime: { from: 5, to: 7 } };
  for (const title of titles) ids.push(await newProduct(title, { categoryId: 'drinkware', facts }));
  const document = (place: number) =>
    server
      .firestore()
      .collection('products')
      .doc(ids[place] ?? '');
  const all = (field: string) => Promise.all(ids.map(async (_, place) => (await document(place).get()).get(field) as unknown));

  await openAdmin(page, '/Admin/view-product');
  const heads = page.getByRole('columnheader');
  for (const head of ['#SN', 'Category', 'Title', 'Stock', 'Date', 'Actions']) {
    await expect(heads.filter({ hasText: head }).first()).toBeVisible();
  }
  expect(await page.locator('main tr').count()).toBeLessThanOrEqual(80);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Search products').last().fill(word);
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=Gnomon/);
  await heads.getByRole('button', { name: /^Title/ }).click();
  await expect(heads.filter({ hasText: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByLabel('Material').check();
  await columns.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(`${word} 1`);
  await expect(page.getByRole('row').nth(1).getByRole('cell', { name: 'Stainless steel' })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: `${word} 2` });
  await row.getByRole('switch', { name: /in stock$/ }).click();
  await expect(row).toContainText('No');
  await expect.poll(() => all('stock')).toEqual([true, false, true]);
  await page.getByRole('button', { name: /^Out of stock/ }).click();
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^All / }).click();

  // What was done unticks its rows in the end.
  const unticked = () => expect(page.getByRole('group', { name: /selected$/ })).toHaveCount(0);
  // Each toast takes back what it tells of.
  const toast = (told: string) => page.locator('.toast').filter({ hasText: told });
  const undo = (told: string) => toast(told).getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(() => all('live')).toEqual([false, false, false]);
  await unticked();
  await undo('Hide 3 products: done.');
  await expect.poll(() => all('live')).toEqual([true, true, true]);
  // What is done next is based on what the table shows: a write on an older state would be refused.
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.getByRole('switch', { name: / live$/, checked: true })).toHaveCount(3);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Category…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change category' });
  await dialog.getByLabel('Category').selectOption('Apparel');
  await expect(dialog.getByText('3 of 3 change. It can be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move 3 products' }).click();
  await expect(page.getByText('Move 3 products: done.')).toBeVisible();
  await expect.poll(() => all('categoryId')).toEqual(['apparel', 'apparel', 'apparel']);
  await unticked();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('switch', { name: / live$/, checked: false })).toHaveCount(3);
  await unticked();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Show 3 products: done.')).toBeVisible();
  await expect.poll(() => all('live')).toEqual([true, true, true]);
  await unticked();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await agree(page, 'Delete 3 products');
  await expect(page.getByText('No product fits this choice')).toBeVisible();
  await expect.poll(async () => (await all('deletedAt')).every((moment) => moment !== null)).toBe(true);
  await undo('Delete 3 products: done.');
  await expect.poll(() => all('deletedAt')).toEqual([null, null, null]);
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Delete ${word} 2` }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText("You won't be able to revert this!");
  await agree(page, 'Delete');
  await expect(page.getByText('Deleted! Your file has been deleted.')).toBeVisible();
  await page.goto('/Admin/trash');
  await page.getByRole('button', { name: `Restore ${word} 2` }).click();
  await expect(page.getByText(`“${word} 2” is back.`)).toBeVisible();
  expect((await document(1).get()).data()).toMatchObject({ deletedAt: null, categoryId: 'apparel', stock: false });
});

test('half a product survives a reload', async ({ page }) => {
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main');
  await form.getByLabel('Title').fill('Half a sundial');
  await expect(form.getByLabel('Title')).toHaveValue('Half a sundial');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('catalogue');
            opening.onsuccess = () => {
              const asked = opening.result.transaction('drafts').objectStore('drafts').get('product/new');
              asked.onsuccess = () => {
                const draft = asked.result as { values: { title: string } } | undefined;
                opening.result.close();
                resolve(draft?.values.title);
              };
            };
          }),
      ),
    )
    .toBe('Half a sundial');
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('Half a sundial');
  await expect(form.getByText('Your unsaved changes from before are back.')).toBeVisible();
  await form.getByRole('button', { name: 'Discard them' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('what is no picture is refused with the sentence, a picture is shown before it is sent', async ({ page }) => {
  await openAdmin(page, '/Admin/add-product');
  const input = page.getByLabel('Product image');
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByText('Invalid File !!')).toBeVisible();
  await input.setInputFiles(join(ROOT, 'web/public/icons/icon-192.png'));
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible();
  await expect(page.getByText('Invalid File !!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear picture' }).click();
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toHaveCount(0);
});
