import type { ComponentProps } from 'react';
import type { AddToBasket as Add } from './add-to-basket';
import { hydrateLater } from '../../router/hydrate-later';

/** Its script comes after the page; what is pressed before is repeated then. */
export const AddToBasket = hydrateLater<ComponentProps<typeof Add>>(
  () => import('./add-to-basket').then((part) => ({ default: part.AddToBasket })),
  '3rem',
);
