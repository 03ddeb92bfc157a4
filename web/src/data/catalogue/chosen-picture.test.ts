import { NO_FACTS } from '@catalogue/contract/product-fields';
import { expect, test } from 'vitest';
import { chosenPicture } from './chosen-picture';

const pictureAt = (path: string) => ({ path, width: 640, height: 640, widths: [640], color: '#ffffff' });
const option = (name: string, imageName: string | null) => ({
  ...{ kind: 'colour' as const, name, imageName, swatch: null, sku: null, stock: true, price: null },
});
const summary = { picture: pictureAt('products/p/first') };
const details = {
  pictures: [pictureAt('products/p/back'), pictureAt('products/p/black')],
  facts: { ...NO_FACTS, options: [option('Black', 'black'), option('Coral', null), option('Grey', 'not-made-yet')] },
};
const chosen = (name: string) => [{ kind: 'colour' as const, name }];

test('shows the chosen option', () => {
  expect(chosenPicture({ summary, details }, chosen('Black'))?.path).toBe('products/p/black');
});

test.each([
  ['nothing is chosen', []],
  ['the option has no picture', chosen('Coral')],
  ['its picture is not made yet', chosen('Grey')],
])('shows the first picture where %s', (_, options) => {
  expect(chosenPicture({ summary, details }, options)).toBe(summary.picture);
});

test('shows the first picture until the details are there', () => {
  expect(chosenPicture({ summary }, chosen('Black'))).toBe(summary.picture);
});
