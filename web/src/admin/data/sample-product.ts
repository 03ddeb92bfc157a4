import type { Product } from '@catalogue/contract/entities/product';
import { EMPTY_PRODUCT } from './product-content';

/** A stored product of the tests, as staff read it. */
export const sampleProduct = (id: string, overrides: Partial<Product> = {}): Product => ({
  ...EMPTY_PRODUCT,
  id,
  title: id,
  imageName: null,
  picture: null,
  addedDate: 1,
  updatedAt: 1,
  deletedAt: null,
  revision: 1,
  ...overrides,
});
