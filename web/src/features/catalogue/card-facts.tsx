import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { priceOf } from '@catalogue/contract/prices';
import { formatPaise } from '../../lib/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import styles from './product-card.module.css';

const MAX_DOTS = 5;

/** Price at the pieces that were asked for, else at the smallest order; the smallest order, and colour dots. */
export function CardFacts({ product, pieces }: { product: ProductSummary; pieces: number | null }) {
  const minimum = minimumOf(product);
  const { unit: price } = priceOf(pricedProduct(product), [], Math.max(pieces ?? 0, minimum));
  const colours = product.facets?.colours ?? [];
  if (price === null && minimum === 1 && colours.length === 0) return <p className={styles.facts} />;
  return (
    <p className={styles.facts}>
      {price !== null && (
        <span className={styles.cardPrice}>
          {pieces === null || pieces < minimum
            ? CATALOGUE_TEXTS.atPrice(formatPaise(price))
            : CATALOGUE_TEXTS.atPriceFor(formatPaise(price), pieces)}
        </span>
      )}
      {minimum > 1 && <span>{CATALOGUE_TEXTS.fromPieces(minimum)}</span>}
      {colours.length > 0 && (
        <span className={styles.dots}>
          <VisuallyHidden>{CATALOGUE_TEXTS.colours(colours.map(([name]) => name).join(', '))}</VisuallyHidden>
          {colours.slice(0, MAX_DOTS).map(([name, swatch]) => (
            <span key={name} aria-hidden="true" className={styles.dot} style={{ '--swatch': swatch ?? 'transparent' }} />
          ))}
        </span>
      )}
    </p>
  );
}
