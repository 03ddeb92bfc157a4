import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { ProductCard } from './product-card';
import styles from './product-card.module.css';

interface Props {
  products: readonly ProductSummary[];
  categoryOf: (product: ProductSummary) => CategorySummary | undefined;
}

/** Cards whose pictures are on a phone's first screen. */
const FIRST_SCREEN = 4;

export const ProductGrid = ({ products, categoryOf }: Props) => (
  <ul className={styles.grid}>
    {products.map((product, place) => (
      <li key={product.id}>
        <ProductCard product={product} category={categoryOf(product)} priority={place < FIRST_SCREEN} />
      </li>
    ))}
  </ul>
);

/** The grid's shape while its products are on their way. */
export const ProductGridSkeleton = () => (
  <ul className={styles.grid} aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
      <li key={place} className={styles.skeleton}>
        <div className={styles.plate} />
        <div className={[styles.bone, styles.line].join(' ')} />
        <div className={[styles.bone, styles.line, styles.short].join(' ')} />
      </li>
    ))}
  </ul>
);
