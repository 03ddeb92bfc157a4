import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { ProductCard } from './product-card';
import styles from './product-card.module.css';

interface Props {
  products: readonly ProductSummary[];
  categoryOf: (product: ProductSummary) => CategorySummary | undefined;
}

/** Cards above the fold on a phone. */
const FIRST_SCREEN = 4;

export const ProductGrid = ({ products, categoryOf }: Props) => (
  <ul className={styles.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} category={categoryOf(product)} priority={index < FIRST_SCREEN} />
      </li>
    ))}
  </ul>
);

/** Placeholder of the grid while its products load. */
export const ProductGridSkeleton = () => (
  <ul className={styles.grid} aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
      <li key={index} className={styles.skeleton}>
        <div className={styles.plate} />
        <div className={[styles.bone, styles.line].join(' ')} />
        <div className={[styles.bone, styles.line, styles.short].join(' ')} />
      </li>
    ))}
  </ul>
);
