import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { ViewTransition } from 'react';
import { productPath } from '@catalogue/contract/paths';
import { Badge } from '../ui/badge';
import { Link } from '../router/link';
import { Picture } from '../ui/picture';
import { COPY } from './copy';
import styles from './product-card.module.css';
import { StockBadge } from './stock-badge';

/** What the server keeps under 6 kB: a list of many must not cost more on a sharper screen. */
const CARD_WIDTH = 320;

interface Props {
  product: ProductSummary;
  category: CategorySummary | undefined;
  /** In the first rows: its picture is loaded at once. */
  priority?: boolean;
}

/** A product in a list; the whole card is one link. */
export const ProductCard = ({ product, category, priority = false }: Props) => (
  <Link to={productPath(product.id)} className={styles.card} style={{ '--hue': category?.hue }}>
    {/* Grows into the picture of the product's page, which has the same name. */}
    <ViewTransition name={product.id} default="none" share="auto">
      <div className={styles.plate}>
        <Picture
          picture={product.picture}
          alt=""
          widest={CARD_WIDTH}
          sizes="(min-width: 75rem) 17rem, (min-width: 48rem) 30vw, 46vw"
          priority={priority}
          className={styles.picture}
        />
      </div>
    </ViewTransition>
    <div className={styles.text}>
      <p className={styles.title}>{product.title}</p>
      <p className={styles.marks}>
        {category && <Badge kind="tint">{category.title}</Badge>}
        <StockBadge stock={product.stock} />
      </p>
      <span className={styles.view}>{COPY.viewProduct}</span>
    </div>
  </Link>
);
