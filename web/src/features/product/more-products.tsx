import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { relatedProducts } from '@catalogue/contract/related-products';
import { Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { optional } from '../../ui/optional';
import { useCatalogue, useShownCategory, useProducts } from '../../data/catalogue/hooks';
import styles from './product-page.module.css';
import { ProductGrid } from '../catalogue/product-grid';
import { PRODUCT_TEXTS as copy } from './product-texts';

const RecentlyViewed = optional(() => import('./recently-viewed/recently-viewed'));

interface Props {
  product: ProductSummary;
  /** Ids of products chosen by hand. */
  chosen: readonly string[];
}

/** Related products, and those viewed on this device before. */
export function MoreProducts({ product, chosen }: Props) {
  const isHydrated = useHydrated();
  return (
    <>
      <Related product={product} chosen={chosen} />
      {isHydrated && (
        <Suspense>
          <RecentlyViewed id={product.id} />
        </Suspense>
      )}
    </>
  );
}

function Related({ product, chosen }: Props) {
  const category = useShownCategory(product.categoryId ?? '');
  const all = useCatalogue(({ snapshot }) => snapshot?.products);
  const ofCategory = useProducts(product.categoryId ?? undefined);
  if (!all) return null;
  const related = relatedProducts(product, chosen, all, category ? ofCategory : []);
  if (related.length === 0) return null;
  const isByHand = chosen.includes(related[0]?.id ?? '');
  return (
    <section className={styles.related}>
      <h2 className={styles.heading}>{isByHand || !category ? copy.relatedByHand : copy.related(category.title)}</h2>
      <ProductGrid products={related} />
    </section>
  );
}
