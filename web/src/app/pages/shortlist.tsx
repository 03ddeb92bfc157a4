import { useAllDetails, useCatalogue, useCatalogueStatus } from '../../data/catalogue/hooks';
import { Unavailable } from '../../features/catalogue/unavailable';
import { listedProduct } from '../../features/shortlist/listed-product';
import { ShortlistPage } from '../../features/shortlist/shortlist-page';
import { SHORTLIST_TEXTS } from '../../features/shortlist/shortlist-texts';
import { Spinner } from '../../ui/spinner';

/** A shared shortlist with its products from the catalogue on this device. */
export default function Shortlist() {
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  const details = useAllDetails();
  const { state } = useCatalogueStatus();
  if (state === 'loading') return <Spinner label={SHORTLIST_TEXTS.loading} />;
  if (state === 'unavailable') return <Unavailable />;
  return (
    <ShortlistPage
      productOf={(id) => {
        const product = products?.get(id);
        return product && listedProduct(product, details?.get(id));
      }}
    />
  );
}
