import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '../../../tools/root';
import { eventually } from '../../stack';
import { served } from '../catalogue-steps';
import {
  agree,
  allScreensCached,
  deleteAll,
  hasPicture,
  openAdmin,
  pictureFile,
  stored,
  storedDraft,
  storedOne,
  unique,
} from './steps';

test.use({ serviceWorkers: 'allow' });

const made: string[] = [];
const name = (what: string): string => {
  made.push(unique(what));
  return made.at(-1) ?? '';
};

test.afterEach(() => deleteAll('products', 'title', made.splice(0)));

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

test('staff paste a product from Word and Excel, preview it, save it with its picture offline, and duplicate it @ci', async ({
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
  const selected = () => page.evaluate(() => String(getSelection()));
  // The editor hears of a selection later than the page shows it.
  await expect.poll(selected).toBe('See our shelf');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  await form.getByLabel('Address of the link').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('An address such as https://example.com');
  await form.getByLabel('Address of the link').fill('/MyCategory');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeFocused();
  // What follows does not take the place of the words.
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
  await expect(page.getByText('Data Sent Successfully').first()).toBeVisible();
  await expect(form.getByLabel('Live')).not.toBeChecked();
  const copy = await storedOne('products', 'title', `${title} (copy)`);
  expect(copy.data()).toMatchObject({ price: 1250, description: saved.description, live: false, picture: null });
});

test('what a tab saved without a network before it was closed is sent by another open tab, with its picture @ci', async ({
  page,
  context,
}) => {
  const title = name('Plumb bob');
  await openAdmin(page, '/Admin/add-product');
  const other = await context.newPage();
  await other.goto('/Admin/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await allScreensCached(page);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Product image').setInputFiles(await pictureFile('bob.png', '#115577'));
  await expect(form.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(`“${title}” is kept on this device.`, { exact: false })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await other.bringToFront();
  const { id } = await storedOne('products', 'title', title);
  await hasPicture('products', id);
  await expect(other.getByRole('heading', { name: 'Pictures on their way' })).toHaveCount(0);
});

/** The title of the new product that this device keeps while it is typed. */
const titleOfDraft = async (page: Page): Promise<string | undefined> => {
  const draft = JSON.parse(await storedDraft(page, 'product/{me}/new')) as { values: { title: string } } | null;
  return draft?.values.title;
};

/** Number of files of pictures that this device keeps. */
const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('catalogue');
        opening.onsuccess = () => {
          const request = opening.result.transaction('uploads').objectStore('uploads').count();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
  );

test('an unsaved product survives reloads, with its picture @ci', async ({ page }) => {
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main');
  const preview = page.getByRole('img', { name: 'Preview of the chosen picture' });
  await form.getByLabel('Title').fill('Half a sundial');
  await page.getByLabel('Product image').setInputFiles(await pictureFile('red.png', '#cc2211'));
  await expect(preview).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Half a sundial');
  await expect.poll(() => titleOfDraft(page)).toBe('Half a sundial');
  await expect.poll(() => storedFiles(page)).toBe(1);
  // What is typed after a reload stores the draft again, and not the picture.
  for (const title of ['Half a sundial', 'A sundial']) {
    await page.reload();
    await expect(form.getByLabel('Title')).toHaveValue(title);
    await expect(form.getByText('Your unsaved changes from before are back.')).toBeVisible();
    await expect(preview).toBeVisible();
    await form.getByLabel('Title').fill('A sundial');
    await expect.poll(() => titleOfDraft(page)).toBe('A sundial');
  }
  await form.getByRole('button', { name: 'Discard them' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('A sundial');
  await form.getByRole('button', { name: 'Discard them' }).click();
  await agree(page, 'Discard');
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(preview).toHaveCount(0);
  await expect.poll(() => storedFiles(page)).toBe(0);
});

test('the form of a new product in a second tab leaves what the first one typed, and says so', async ({ page, context }) => {
  await openAdmin(page, '/Admin/add-product');
  const other = await context.newPage();
  await other.goto('/Admin/add-product');
  const first = page.getByRole('main');
  const second = other.getByRole('main');
  await expect(second.getByLabel('Title')).toHaveValue('');
  await first.getByLabel('Title').fill('Half a sundial');
  await expect.poll(() => titleOfDraft(page)).toBe('Half a sundial');
  await second.getByLabel('Title').fill('A pen');
  await expect(second.getByText('This form is open in another tab, too', { exact: false })).toBeVisible();
  await expect(first.getByText('This form is open in another tab, too', { exact: false })).toHaveCount(0);
  await page.reload();
  await expect(first.getByLabel('Title')).toHaveValue('Half a sundial');
  await first.getByRole('button', { name: 'Discard them' }).click();
  await agree(page, 'Discard');
  // Nothing, or what the other tab stores as soon as it may.
  await expect.poll(() => titleOfDraft(page)).not.toBe('Half a sundial');
  await second.getByLabel('Title').fill('A pen and a box');
  await expect.poll(() => titleOfDraft(page)).toBe('A pen and a box');
  await expect(second.getByText('This form is open in another tab, too', { exact: false })).toHaveCount(0);
});

test('the form rejects a file that is no picture, and previews a picture', async ({ page }) => {
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
