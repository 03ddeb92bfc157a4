import { useEffect, useSyncExternalStore } from 'react';
import { currentBasket, EMPTY_BASKET, loadBasket, onBasketChange, type Basket } from './basket';

/** The basket of this device, kept current across tabs. */
export function useBasket(): Basket {
  useEffect(loadBasket, []);
  return useSyncExternalStore(onBasketChange, currentBasket, () => EMPTY_BASKET);
}
