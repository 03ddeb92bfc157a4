import { productPath } from '@catalogue/contract/paths';
import { useSession } from '../../features/account/session';
import { chosenPicture } from '../../data/catalogue/chosen-picture';
import { useAllDetails, useCatalogue, useCatalogueStatus } from '../../data/catalogue/hooks';
import { Unavailable } from '../../features/catalogue/unavailable';
import { wholeOrNull } from '../../features/basket/basket-content';
import { useBasket } from '../../features/basket/use-basket';
import { LookbookPage } from '../../features/lookbook/lookbook-page';
import type { LookbookProduct } from '../../features/lookbook/lookbook-product';
import { LOOKBOOK_TEXTS } from '../../features/lookbook/lookbook-texts';
import { siteOrigin } from '../../lib/site-origin';
import { Spinner } from '../../ui/spinner';
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

  const productOf = (id: string): LookbookProduct | undefined => {
    const product = snapshot.products.get(id);
    const line = basket.lines.find(({ productId }) => productId === id);
    const known = details?.get(id);
    const options = line?.options ?? [];
    return (
      product && {
        ...product,
        firstPicture: product.picture,
        picture: chosenPicture({ summary: product, details: known }, options),
        category: snapshot.categories.get(product.categoryId ?? '')?.title ?? '',
        url: `${siteOrigin()}${productPath(id)}`,
        options,
        quantity: line === undefined ? null : wholeOrNull(line.quantity),
        material: known?.facts?.material ?? '',
        size: known?.facts?.size ?? '',
      }
    );
  };
  return (
    <LookbookPage
      sources={sources.map((source) => ({ ...source, products: () => source.productIds.flatMap((id) => productOf(id) ?? []) }))}
      initialSource={initialSource}
      name={user?.name ?? ''}
      client={[basket.client?.company, basket.client?.name].find(Boolean) ?? ''}
    />
  );
}
