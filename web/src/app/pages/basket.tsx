import { useState } from 'react';
import { useCatalogue } from '../../data/catalogue/hooks';
import { useHolidays } from '../../data/catalogue/use-holidays';
import { serverNow } from '../../data/network/server-clock';
import { BasketPage } from '../../features/basket/basket-page';
import type { BasketProduct } from '../../features/basket/basket-warnings';
import { AbsentProduct } from '../absent-product';

/** The basket with the facts of its products from the catalogue on this device. */
export default function Basket() {
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  const holidays = useHolidays();
  const [now] = useState(serverNow);
  const productOf = (id: string): BasketProduct | undefined => {
    const product = products?.get(id);
    return (
      product && {
        stock: product.stock,
        price: product.discountedPrice ?? product.price,
        minimumQuantity: product.facets?.minimumQuantity ?? 1,
        leadTime: product.facets?.leadTime,
      }
    );
  };
  return <BasketPage Absent={AbsentProduct} productOf={productOf} now={now} holidays={holidays} />;
}
