import type { ComponentProps } from 'react';
import { hydrateLater } from '../../router/hydrate-later';
import type { ProductGrid as Grid } from '../product-grid';
import type { ShareButtons as Buttons } from '../share-buttons';
import type { DispatchDate as Dispatch } from './dispatch-date';
import type { FactsTable as Facts } from './facts-table';
import type { PriceCalculator as Calculator } from './price-calculator';

/* Parts of the product page that nobody needs in its first second. */

export const ProductGrid = hydrateLater<ComponentProps<typeof Grid>>(
  () => import('../product-grid').then((part) => ({ default: part.ProductGrid })),
  '20rem',
);

export const ShareButtons = hydrateLater<ComponentProps<typeof Buttons>>(
  () => import('../share-buttons').then((part) => ({ default: part.ShareButtons })),
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

export const AsOf = hydrateLater<object>(() => import('../as-of').then((part) => ({ default: part.AsOf })), '0');

export const SimilarProducts = hydrateLater<object>(
  () => import('../similar-products').then((part) => ({ default: part.SimilarProducts })),
  '20rem',
);
