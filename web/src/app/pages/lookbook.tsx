import { useSession } from '../../features/account/session';
import { useAllDetails, useCatalogue, useCatalogueStatus } from '../../data/catalogue/hooks';
import { Unavailable } from '../../features/catalogue/unavailable';
import { useBasket } from '../../features/basket/use-basket';
import { LookbookPage } from '../../features/lookbook/lookbook-page';
import type { LookbookProduct } from '../../features/lookbook/lookbook-product';
import { LOOKBOOK_TEXTS } from '../../features/lookbook/lookbook-texts';
import { Spinner } from '../../ui/spinner';
import { lookbookProducts } from '../lookbook-products';
import { useProductSources } from '../use-product-sources';

/** The lookbook with the products of the basket or of a category. */
export default function Lookbook() {
  const snapshot = useCatalogue((all) => all.snapshot);
  const details = useAllDetails();
  const { state } = useCatalogueStatus();
  const { user } = useSession();
  const basket = useBasket();
  const { sources, initialSource } = useProductSources(basket);
  if (state === 'loading') return <Spinner label={LOOKBOOK_TEXTS.loading} />;
  if (snapshot === null) return <Unavailable />;

  const productsOf = (id: string): LookbookProduct[] => {
    const product = snapshot.products.get(id);
    if (product === undefined) return [];
    const lines = basket.lines.filter(({ productId }) => productId === id);
    return lookbookProducts(product, details?.get(id), snapshot.categories.get(product.categoryId ?? ''), lines);
  };
  return (
    <LookbookPage
      sources={sources.map((source) => ({ ...source, products: () => source.productIds.flatMap(productsOf) }))}
      initialSource={initialSource}
      name={user?.name ?? ''}
      client={[basket.client?.company, basket.client?.name].find(Boolean) ?? ''}
    />
  );
}
