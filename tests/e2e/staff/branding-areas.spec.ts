import { expect, test } from '@playwright/test';
import { cleanUp, newProduct } from '../catalogue-steps';
import { eventually, server } from '../../stack';
import { openAdmin, pictureFile } from './steps';

test.afterEach(cleanUp);

test('staff set where a logo goes by dragging or by keyboard, with undo, and are told when corners cross @ci', async ({
  page,
}) => {
  const id = await newProduct('Branding stand', {
    facts: { brandingMethods: [{ method: 'engraving', position: 'lid', area: '40 x 60 mm' }] },
  });
  const stored = () => server.firestore().doc(`products/${id}`).get();
  await openAdmin(page, `/Admin/edit-product/${id}`);
  const areas = page.getByRole('region', { name: 'Branding areas' });
  await areas.getByRole('button', { name: 'Add an area' }).click();
  await page.keyboard.type('Lid');
  await areas.getByLabel('Width of area 1 in mm').fill('40');
  await areas.getByLabel('Height of area 1 in mm').fill('60');
  await expect(areas).toContainText('Add a picture first');
  await page.getByLabel('Product image').setInputFiles([await pictureFile('grey.png', '#888888', 900, 900)]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually('the picture', async () => ((await stored()).get('picture.color') === '#888888' ? true : undefined));

  await page.goto(`/Admin/edit-product/${id}`);
  await areas.getByRole('button', { name: 'Set it on this picture' }).click();
  const corner = areas.getByRole('button', { name: 'Upper left corner' });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await areas.getByRole('button', { name: 'Middle of the upper edge' }).press('Shift+ArrowDown');
  // Dragged over the opposite corner, the area would be twisted.
  const box = await corner.boundingBox();
  const far = await areas.getByRole('button', { name: 'Lower right corner' }).boundingBox();
  if (!box || !far) throw new Error('The corners cannot be seen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(far.x + far.width / 2 + 20, far.y + far.height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  await expect(areas.getByRole('alert')).toHaveText('The corners cross. Drag them so that they go round the area.');
  await areas.getByRole('button', { name: 'Undo' }).click();
  await expect(areas.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const area = await eventually('the area', async () => {
    const [found] =
      ((await stored()).get('facts.brandingAreas') as { places: { corners: number[]; sag: number[] }[] }[] | undefined) ?? [];
    return found?.places[0] ? found : undefined;
  });
  expect(area).toMatchObject({ name: 'Lid', width: 40, height: 60, diameter: null, colours: null, methods: ['engraving'] });
  expect(area.places[0]).toMatchObject({ corners: [0.33, 0.35, 0.65, 0.35, 0.65, 0.65, 0.35, 0.65], sag: [0.02, 0] });
});
