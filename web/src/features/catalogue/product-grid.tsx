import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { useCategories } from '../../data/catalogue/hooks';
import { CompareButton } from './compare-button';
import { ProductCard } from './product-card';
import styles from './product-card.module.css';

/** Cards above the fold on a phone. */
const FIRST_SCREEN = 4;
const NO_OPTIONS: readonly never[] = [];

interface Props {
  products: readonly ProductSummary[];
  /** The grid is the page's first content: pictures of its first cards go before everything else. */
  priority?: boolean;
  /** Pieces that the buyer asked for: cards show the price at these. */
  pieces?: number | null;
}

export function ProductGrid({ products, priority = false, pieces = null }: Props) {
  const categories = new Map(useCategories().map((category) => [category.id, category]));
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            category={categories.get(product.categoryId ?? '')}
            pieces={pieces}
            priority={priority && index < FIRST_SCREEN}
          />
          <CompareButton productId={product.id} options={NO_OPTIONS} title={product.title} pieces={pieces} isOnCard />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of the grid while its products load. */
export const ProductGridSkeleton = () => (
  <ul className={styles.grid} aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
      <li key={index} className={styles.skeleton}>
        <div className={styles.pictureFrame} />
        <div className={[styles.bone, styles.line].join(' ')} />
        <div className={[styles.bone, styles.line, styles.short].join(' ')} />
      </li>
    ))}
  </ul>
);
