import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { ViewTransition } from 'react';
import { productPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { LogoOn } from '../mockup/logo-on';
import styles from './product-card.module.css';
import { CardFacts } from './card-facts';
import { StockBadge } from './stock-badge';

/** Width of a variant of at most 6 kB: cards use it on sharp screens, too. */
const CARD_WIDTH = 320;

interface Props {
  product: ProductSummary;
  category: CategorySummary | undefined;
  /** In the first rows: its picture is loaded eagerly. */
  priority?: boolean;
  /** Pieces that the buyer asked for. */
  pieces?: number | null;
}

/** A product in a list; the whole card is one link. */
export const ProductCard = ({ product, category, priority = false, pieces = null }: Props) => (
  <Link to={productPath(product.id)} className={styles.card} style={{ '--hue': category?.hue }}>
    {/* Shares its name with the picture on the product page, for the view transition. */}
    <ViewTransition name={product.id} default="none" share="auto">
      <div className={styles.pictureFrame}>
        <Picture
          picture={product.picture}
          alt=""
          widest={CARD_WIDTH}
          sizes="(min-width: 75rem) 17rem, (min-width: 48rem) 30vw, 46vw"
          priority={priority}
          className={styles.picture}
        />
        <LogoOn productId={product.id} picture={product.picture} isDecorative />
      </div>
    </ViewTransition>
    <div className={styles.text}>
      <p className={styles.title}>{product.title}</p>
      <p className={styles.marks}>
        {category && <span className={styles.category}>{category.title}</span>}
        <StockBadge stock={product.stock} isQuiet />
      </p>
      <CardFacts product={product} pieces={pieces} />
      <span className={styles.view}>{CATALOGUE_TEXTS.viewProduct}</span>
    </div>
  </Link>
);
