import type { ComponentProps } from 'react';
import { hydrateLater } from '../../ui/hydrate-later';
import { FirstPicture } from './gallery/first-picture';
import type { ProductGallery as Gallery } from './gallery/product-gallery';
import type { MissingProduct as Missing } from './missing-product';
import type { MoreProducts as More } from './more-products';
import type { ProductActions as Actions } from './product-actions';

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

export const ProductActions = hydrateLater<ComponentProps<typeof Actions>>(
  () => import('./product-actions').then((part) => ({ default: part.ProductActions })),
  '6.25rem',
);

export const MoreProducts = hydrateLater<ComponentProps<typeof More>>(
  () => import('./more-products').then((part) => ({ default: part.MoreProducts })),
  '20rem',
);

export const MissingProduct = hydrateLater<ComponentProps<typeof Missing>>(
  () => import('./missing-product').then((part) => ({ default: part.MissingProduct })),
  '20rem',
);
