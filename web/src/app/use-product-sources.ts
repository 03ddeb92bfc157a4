import { storePath } from '@catalogue/contract/paths';
import { useCatalogue, useCategories } from '../data/catalogue/hooks';
import type { Basket } from '../features/basket/baskets';
import { BASKET_BAR_TEXTS } from '../features/basket/basket-bar-texts';
import { shortlistUrl } from '../features/shortlist/shortlist-url';
import { plural } from '../lib/plural';
import { siteOrigin } from '../lib/site-origin';

/** Products that a rep can show or print: those of the basket, or of a category. */
export interface ProductSource {
  id: string;
  label: string;
  productIds: readonly string[];
  /** URL of a page with the same products, for the client. */
  url: () => string;
}

const BASKET = 'basket';

const label = (name: string, count: number): string => `${name}: ${plural(count, 'product')}`;

/** The basket, then every category; and the one to start with. */
export function useProductSources({ name, lines }: Basket): { sources: ProductSource[]; initialSource: string } {
  const view = useCatalogue((all) => all.view);
  const categories = useCategories();
  const ofBasket: ProductSource = {
    id: BASKET,
    label: label(name || BASKET_BAR_TEXTS.unnamed, lines.length),
    productIds: [...new Set(lines.map(({ productId }) => productId))],
    url: () => shortlistUrl(lines),
  };
  const ofCategories = categories.map(({ id, title }): ProductSource => {
    const productIds = view?.productsOf(id).map((product) => product.id) ?? [];
    return { id, label: label(title, productIds.length), productIds, url: () => `${siteOrigin()}${storePath({ id, title })}` };
  });
  const initialSource = lines.length > 0 ? BASKET : (categories[0]?.id ?? BASKET);
  return { sources: [ofBasket, ...ofCategories], initialSource };
}
