import type { ComponentProps } from 'react';
import { hydrateLater } from '../../router/hydrate-later';
import { FirstPicture } from './gallery/first-picture';
import type { ProductGallery as Gallery } from './gallery/product-gallery';
import type { ShareButtons as Buttons } from './share-buttons';
import type { DispatchDate as Dispatch } from './dispatch-date';
import type { EnquireBar as Bar } from './enquire-bar';
import type { FactsTable as Facts } from './facts-table';
import type { MissingProduct as Missing } from './missing-product';
import type { MoreProducts as More } from './more-products';
import type { PriceCalculator as Calculator } from './price-calculator';

/* Parts of the product page that nobody needs in its first second. */

export const ShareButtons = hydrateLater<ComponentProps<typeof Buttons>>(
  () => import('./share-buttons').then((part) => ({ default: part.ShareButtons })),
  '2.5rem',
);

export const DispatchDate = hydrateLater<ComponentProps<typeof Dispatch>>(
  () => import('./dispatch-date').then((part) => ({ default: part.DispatchDate })),
  '1.5rem',
);

export const FactsTable = hydrateLater<ComponentProps<typeof Facts>>(
  () => import('./facts-table').then((part) => ({ default: part.FactsTable })),
  '12rem',
);

export const PriceCalculator = hydrateLater<ComponentProps<typeof Calculator>>(
  () => import('./price-calculator').then((part) => ({ default: part.PriceCalculator })),
  '8rem',
);

export const ProductGallery = hydrateLater<ComponentProps<typeof Gallery>>(
  () =>
    import('./gallery/product-gallery').then(
      (part) => ({ default: part.ProductGallery }),
      // Where its files cannot be loaded, the first picture stays.
      () => ({ default: FirstPicture }),
    ),
  FirstPicture,
);

export const MoreProducts = hydrateLater<ComponentProps<typeof More>>(
  () => import('./more-products').then((part) => ({ default: part.MoreProducts })),
  '20rem',
);

export const AsOf = hydrateLater<object>(() => import('../catalogue/as-of').then((part) => ({ default: part.AsOf })), '0');

export const MissingProduct = hydrateLater<ComponentProps<typeof Missing>>(
  () => import('./missing-product').then((part) => ({ default: part.MissingProduct })),
  '20rem',
);

export const EnquireBar = hydrateLater<ComponentProps<typeof Bar>>(
  () => import('./enquire-bar').then((part) => ({ default: part.EnquireBar })),
  '0',
);
