import { expect, test, type Page } from '@playwright/test';
import { hide, isServed, newProduct, cleanUp } from '../catalogue-steps';
import { agree, colleagueSaves, deleteAll, hasPicture, openAdmin, pictureFile, storedDraft, storedOne, unique } from './steps';

const made: string[] = [];
const name = (what: string): string => {
  made.push(unique(what));
  return made.at(-1) ?? '';
};

test.afterEach(async () => {
  await deleteAll('categories', 'title', made.splice(0));
  await cleanUp();
});

const titles = (page: Page, ...wanted: string[]) =>
  page
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .allTextContents()
    .then((all) => all.filter((one) => wanted.includes(one)));

test('categories are added with colour and cover, sorted by keyboard and drag, edited by two, deleted and restored @ci', async ({
  page,
}) => {
  const [first, second] = [name('Clocks'), name('Lamps')];
  await openAdmin(page, '/Admin/add-category');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(form.getByText('Category title required !!')).toBeVisible();
  await expect(form.getByText('Category Description required !!')).toBeVisible();
  await expect(form.getByText('Not saved: 2 fields need a look.')).toBeVisible();

  // What is typed and chosen stays over another screen and a reload, until it is discarded.
  const cover = form.getByRole('img', { name: 'Preview of the chosen picture' });
  const restored = form.getByText('Your unsaved changes from before are back.');
  await form.getByLabel('Cover picture').setInputFiles(await pictureFile('half.png', '#553377'));
  await expect(cover).toBeVisible();
  await form.getByLabel('Title').fill('Half a category');
  await page.locator('#admin-menu').getByRole('link', { name: 'View Category' }).click();
  await expect(page.getByRole('heading', { name: 'Our Top Categories' })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Title')).toHaveValue('Half a category');
  await expect(cover).toBeVisible();
  await form.getByLabel('Title').fill('Two thirds of a category');
  await expect.poll(() => storedDraft(page, 'category/{me}/new')).toContain('Two thirds of a category');
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('Two thirds of a category');
  await expect(cover).toBeVisible();
  await form.getByRole('button', { name: 'Discard them' }).click();
  await agree(page, 'Discard');
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(cover).toHaveCount(0);
  await expect(restored).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => storedDraft(page, 'category/{me}/new')).toBe('null');

  for (const title of [first, second]) {
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description').fill('For walls and desks.');
    if (title === first) {
      await form.getByRole('radio', { name: 'Plum' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(form.getByRole('radio', { name: 'Rose' })).toBeChecked();
      await form.getByLabel('Cover picture').setInputFiles(await pictureFile('clocks.png', '#335577'));
    }
    await form.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByText('Category Added Successfully')).toBeVisible();
    await expect(page.getByText('Category Added Successfully')).toHaveCount(0);
    await expect(form.getByLabel('Title')).toHaveValue('');
    await storedOne('categories', 'title', title);
  }
  const clocks = await storedOne('categories', 'title', first);
  expect(clocks.get('hue')).toBe(350);
  await hasPicture('categories', clocks.id);
  await newProduct(`${first} one`, { categoryId: clocks.id });
  const hidden = await newProduct(`${first} two`, { categoryId: clocks.id });
  await isServed(hidden, `${first} two`);
  await hide(hidden);
  await isServed(hidden, undefined);

  await page.goto('/Admin/view-category');
  await expect(page.getByRole('heading', { name: 'Our Top Categories' })).toBeVisible();
  const list = page.getByRole('list').filter({ has: page.getByRole('heading', { name: first }) });
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('650px');
  await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('1 product');
  expect(await titles(page, first, second)).toEqual([first, second]);

  const handle = page.getByRole('button', { name: `Reorder ${second}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  // Categories of other e2e tests may stand between them, and the list takes its first key a moment after it is picked up.
  const place = (await page.getByRole('listitem').getByRole('heading').allTextContents()).indexOf(first) + 1;
  const announced = page.getByText(new RegExp(`^${second} is now`));
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    const [, position] = / now (\d+) of /.exec((await announced.textContent({ timeout: 1_000 })) ?? '') ?? [];
    expect(Number(position)).toBeLessThanOrEqual(place);
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page, first, second)).toEqual([second, first]);
  const orderOf = async (title: string) => Number((await storedOne('categories', 'title', title)).get('order'));
  await expect.poll(async () => (await orderOf(second)) < (await orderOf(first))).toBe(true);

  const [grip, target] = [
    await handle.boundingBox(),
    await page.getByRole('button', { name: `Reorder ${first}` }).boundingBox(),
  ];
  if (!grip || !target) throw new Error('The handles are out of sight');
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(target.x + 8, target.y + target.height, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => titles(page, first, second)).toEqual([first, second]);
  await expect.poll(async () => (await orderOf(first)) < (await orderOf(second))).toBe(true);

  const item = page.getByRole('listitem').filter({ hasText: first });
  await item.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: first });
  await dialog.getByLabel('Description').fill('Mine');
  await colleagueSaves('categories', clocks.id, { description: 'Theirs', coverImage: 'https://example.com/clocks.jpg' });
  await expect(dialog.getByText('You both changed: Description')).toBeVisible();
  await expect(dialog.getByText(/Theirs: Theirs/)).toBeVisible();
  await expect(dialog.getByLabel('Cover image URL')).toHaveValue('https://example.com/clocks.jpg');
  // Nothing is saved before somebody has chosen.
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'You both changed' })).toBeFocused();
  expect((await clocks.ref.get()).get('description')).toBe('Theirs');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('Mine');
  await expect.poll(async () => (await clocks.ref.get()).get('description') as unknown).toBe('Mine');

  await item.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText(
    "Its 2 products stay, without a category. For 30 days it can be restored from the trash. After that: You won't be able to revert this!",
  );
  await agree(page, 'Delete');
  await expect(page.getByText('Deleted! Your file has been deleted.')).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.goto('/Admin/trash');
  await page.getByRole('button', { name: `Restore ${first}` }).click();
  await expect(page.getByText(`“${first}” is back.`)).toBeVisible();
  await page.goto('/Admin/view-category');
  await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('1 product');
});

test('products of a category are put in order by keys and to the top, and a season keeps it from visitors @ci', async ({
  page,
}) => {
  const word = unique('Sundial');
  const category = name('Season');
  await openAdmin(page, '/Admin/add-category');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(category);
  await form.getByLabel('Description').fill('For gardens.');
  await form.getByRole('button', { name: 'Add Category' }).click();
  const { id, ref } = await storedOne('categories', 'title', category);
  const ids: string[] = [];
  for (const number of [1, 2, 3]) ids.push(await newProduct(`${word} ${number}`, { categoryId: id }));
  for (const [index, one] of ids.entries()) await isServed(one, `${word} ${index + 1}`);
  const first = () => ref.get().then((stored) => stored.get('firstProducts') as string[] | undefined);

  await page.goto('/Admin/view-category');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: category }) });
  await item.getByRole('button', { name: 'Order of products' }).click();
  const dialog = page.getByRole('dialog');
  const products = dialog.getByRole('list', { name: 'Products in their order' }).getByRole('listitem');
  await expect(products).toHaveText([1, 2, 3].map((number) => new RegExp(`^${word} ${number}`)));
  await dialog.getByRole('button', { name: `${word} 3 to the top` }).click();
  await expect(products).toHaveText([3, 1, 2].map((number) => new RegExp(`^${word} ${number}`)));
  await expect.poll(first).toEqual([ids[2]]);
  await dialog.getByRole('button', { name: `Reorder ${word} 2` }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: `Reorder ${word} 2` })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByText(`${word} 2 is now 2 of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(first).toEqual([ids[2], ids[1]]);
  await dialog.getByRole('button', { name: 'Order by date again' }).click();
  await expect.poll(first).toEqual([]);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(first).toEqual([ids[2], ids[1]]);
  await page.keyboard.press('Escape');

  const path = `/store/${id}/${encodeURIComponent(category)}`;
  const cards = page.getByRole('main').getByRole('link', { name: new RegExp(word) });
  await expect(async () => {
    await page.goto(path);
    await expect(cards.first()).toContainText(`${word} 3`, { timeout: 2_000 });
    await expect(cards.nth(1)).toContainText(`${word} 2`, { timeout: 2_000 });
  }).toPass();

  await page.goto('/Admin/view-category');
  await item.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Shown until').fill('2026-01-01T10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('Over since');
  await expect.poll(async () => (await ref.get()).get('endsAt') as unknown).toBeTruthy();
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText('This category is not in the catalogue', { exact: false })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});
