import type { BasketLine } from './baskets';

/** A basket line of the tests. Its key is the product's id, too. */
export const sampleLine = (key: string): BasketLine => ({
  key,
  productId: key,
  title: `Product ${key}`,
  sku: '',
  options: [],
  quantity: '50',
  branding: '',
  note: '',
});
