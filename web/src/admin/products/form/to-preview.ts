import type { Category } from '@catalogue/contract/entities/category';
import type { Product } from '@catalogue/contract/entities/product';
import type { ComponentType } from 'react';
import type { PreviewedProduct } from '../../../lib/previewed-product';
import { picturesByName, storedPictures } from './pictures/chosen-pictures';
import type { ChosenPictures } from './pictures/chosen-pictures';
import type { ProductValues } from './product-values';
import { readValuesForPreview } from './product-values';

/** The product page, given by the app: admin may not import the catalogue. */
export type Preview = ComponentType<{ product: PreviewedProduct }>;

interface Known {
  stored: Product | null;
  pictures: ChosenPictures | null;
  categories: readonly Category[];
}

/** The form's values as the product page shows them. An unreadable amount shows as on request. */
export function toPreview(values: ProductValues, { stored, pictures, categories }: Known): PreviewedProduct {
  const { sku, price, discountedPrice, quantity, facts } = readValuesForPreview(values);
  const { title, description, stock } = values;
  const [first = ''] = (pictures ?? storedPictures(stored)).names;
  return {
    ...{ title, description, sku, stock, price, discountedPrice, quantity, facts },
    category: categories.find(({ id }) => id === values.categoryId),
    chosen: pictures?.blobs[first] ?? null,
    picture: picturesByName(stored).get(first) ?? null,
  };
}
