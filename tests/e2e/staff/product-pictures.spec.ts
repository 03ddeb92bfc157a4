import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { cleanUp, newProduct } from '../catalogue-steps';
import { eventually, server } from '../../stack';
import { openAdmin, pictureFile } from './steps';

const coloured = v.object({ color: v.string() });
const pictured = v.object({
  picture: v.nullable(coloured),
  galleryNames: v.optional(v.array(v.string())),
  gallery: v.optional(v.record(v.string(), coloured)),
});

test.afterEach(cleanUp);

test('staff add, order and remove pictures of a product, with undo, and give one to a colour @ci', async ({ page }) => {
  const id = await newProduct('Picture stand');
  await openAdmin(page, `/Admin/edit-product/${id}`);
  const list = page.getByRole('list', { name: 'Pictures in their order' });
  await page
    .getByLabel('Product image')
    .setInputFiles([await pictureFile('red.png', '#cc2211'), await pictureFile('green.png', '#11aa33')]);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Product image').setInputFiles([await pictureFile('blue.png', '#1133cc')]);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Move picture 3 earlier' }).click();
  await expect(page.getByRole('button', { name: 'Move picture 2 earlier' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  // An option shows one of them.
  await page.getByRole('button', { name: 'Add a colour' }).click();
  await page.keyboard.type('Blue');
  await page.getByLabel('Picture of Blue').selectOption('Picture 2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  /** Colours of the pictures in order: red, blue, green. */
  const colours = () =>
    eventually('three pictures', async () => {
      const document = await server.firestore().doc(`products/${id}`).get();
      const { picture, galleryNames = [], gallery = {} } = v.parse(pictured, document.data());
      const all = [picture, ...galleryNames.map((name) => gallery[name])].map((one) => one?.color);
      return all.length === 3 && all.every((one) => one !== undefined) ? all : undefined;
    });
  expect(await colours()).toEqual(['#cc2211', '#1133cc', '#11aa33']);
  const document = await server.firestore().doc(`products/${id}`).get();
  const { galleryNames = [] } = v.parse(pictured, document.data());
  expect(document.get('facts.options')).toMatchObject([{ name: 'Blue', imageName: galleryNames[0] }]);

  // The next visit removes the first: the second one becomes SPEC's image without another upload.
  await page.goto(`/Admin/edit-product/${id}`);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Picture of Blue').locator('option:checked')).toHaveText('Picture 2');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByLabel('Picture of Blue').locator('option:checked')).toHaveText('Picture 1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually('the blue picture in front', async () => {
    const document = await server.firestore().doc(`products/${id}`).get();
    return document.get('picture.color') === '#1133cc' || undefined;
  });
});
