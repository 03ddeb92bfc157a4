import type { ComponentProps } from 'react';
import { hydrateLater } from '../../ui/hydrate-later';
import type { CompareButton as Compare } from '../catalogue/compare-button';
import { FirstPicture } from './gallery/first-picture';
import type { ProductGallery as Gallery } from './gallery/product-gallery';
import type { MissingProduct as Missing } from './missing-product';
import type { MoreProducts as More } from './more-products';

/* Parts of the product page that nobody needs in its first second. */

export const ProductGallery = hydrateLater<ComponentProps<typeof Gallery>>(
  () =>
    import('./gallery/product-gallery').then(
      (part) => ({ default: part.ProductGallery }),
      // Where its files cannot be loaded, the first picture stays.
      () => ({ default: FirstPicture }),
    ),
  FirstPicture,
);

export const CompareButton = hydrateLater<ComponentProps<typeof Compare>>(
  () => import('../catalogue/compare-button').then((part) => ({ default: part.CompareButton })),
  '2.75rem',
);

export const MoreProducts = hydrateLater<ComponentProps<typeof More>>(
  () => import('./more-products').then((part) => ({ default: part.MoreProducts })),
  '20rem',
);

export const MissingProduct = hydrateLater<ComponentProps<typeof Missing>>(
  () => import('./missing-product').then((part) => ({ default: part.MissingProduct })),
  '20rem',
);
