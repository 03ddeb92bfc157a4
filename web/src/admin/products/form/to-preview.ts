import type { Category } from '@catalogue/contract/entities/category';
import type { Product } from '@catalogue/contract/entities/product';
import type { ComponentType } from 'react';
import type { PreviewedProduct } from '../../../lib/previewed-product';
import type { ProductValues } from './product-values';
import { readValuesForPreview } from './read-values';

/** The product page, given by the app: admin may not import the catalogue. */
export type Preview = ComponentType<{ product: PreviewedProduct }>;

interface Known {
  stored: Product | null;
  picture: Blob | null;
  categories: readonly Category[];
}

/** The form's values as the product page shows them. An unreadable amount shows as on request. */
export function toPreview(values: ProductValues, { stored, picture, categories }: Known): PreviewedProduct {
  const { sku, price, discountedPrice, quantity, facts } = readValuesForPreview(values);
  const { title, description, stock } = values;
  return {
    ...{ title, description, sku, stock, price, discountedPrice, quantity, facts },
    category: categories.find(({ id }) => id === values.categoryId),
    chosen: picture,
    picture: stored?.picture ?? null,
  };
}
