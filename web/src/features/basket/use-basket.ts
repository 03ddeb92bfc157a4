import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentBasket, currentBaskets, loadBasket, onBasketChange } from './basket';
import { FIRST_BASKET, NO_BASKETS, type Basket, type Baskets } from './baskets';

const useLoadedBasket = (): void => useEffect(() => void loadBasket(), []);

/** The current basket of this device, kept current across tabs. */
export function useBasket(): Basket {
  useLoadedBasket();
  return useSyncExternalStore(onBasketChange, currentBasket, () => FIRST_BASKET);
}

/** All baskets of this device. */
export function useBaskets(): Baskets {
  useLoadedBasket();
  return useSyncExternalStore(onBasketChange, currentBaskets, () => NO_BASKETS);
}

/** Whether the stored baskets have been read: before that, an empty basket says nothing. */
export function useIsBasketLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void loadBasket().then(() => setLoaded(true)), []);
  return isLoaded;
}
