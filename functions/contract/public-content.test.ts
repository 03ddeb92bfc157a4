import { expect, it } from 'vitest';
import { productFields } from '../../tests/fixtures/product-fields';
import { toPublicContent } from './public-content';

const picture = { path: 'products/a/u1', width: 9, height: 9, widths: [320, 640], color: '#aabbcc' };
const listedPicture = (stored: object) => {
  const content = toPublicContent('products', 'a', productFields({ imageName: 'u1', picture: stored }));
  return content?.noun === 'products' ? content.summary.picture : undefined;
};

it('lists state the sizes of picture files to 1,000 bytes, and none that was not measured', () => {
  expect(listedPicture({ ...picture, bytes: [312, 14_499] })).toEqual({ ...picture, bytes: [1_000, 14_000] });
  expect(listedPicture(picture)).toEqual(picture);
});
