import type { Paise } from '@catalogue/contract/prices';
import { formatPaise } from '../../lib/format';
import { Badge } from '../../ui/badge';
import type { MeetingProduct } from './meeting-product';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './slide.module.css';

interface Props {
  product: MeetingProduct;
  showsPrices: boolean;
  pieces: number;
  colour: string;
  onColour: (name: string) => void;
}

const priceText = (price: Paise | null): string => (price === null ? texts.onRequest : texts.each(formatPaise(price)));

/** What the product is called, its colours and branding, and with prices on what it costs at these pieces. */
export function SlideFacts({ product, showsPrices, pieces, colour, onColour }: Props) {
  const { title, category, colours, branding, tiers, stock } = product;
  return (
    <div className={styles.facts}>
      <h1 className={styles.name}>{title}</h1>
      <p className={styles.quiet}>{category}</p>
      {colours.length > 0 && (
        <div role="group" aria-label={texts.colours} className={styles.colours}>
          {colours.map(({ name, swatch }) => (
            <button
              key={name}
              type="button"
              className={styles.colour}
              aria-pressed={name === colour}
              onClick={() => onColour(name === colour ? '' : name)}
            >
              {swatch !== null && <span className={styles.swatch} style={{ '--swatch': swatch }} />}
              {name}
            </button>
          ))}
        </div>
      )}
      {branding.length > 0 && (
        <p className={styles.quiet}>
          {texts.branding} {branding.join(', ')}
        </p>
      )}
      {showsPrices && (
        <div className={styles.price}>
          <p className={styles.amount} role="status">
            <strong>{priceText(product.priceAt(pieces, colour))}</strong> <span>{texts.atPieces(pieces)}</span>
            <Badge kind={stock ? 'success' : 'warning'}>{stock ? texts.inStock : texts.outOfStock}</Badge>
          </p>
          {tiers.length > 0 && (
            <details className={styles.tiers}>
              <summary>{texts.tiers}</summary>
              <ul>
                {tiers.map(({ from }) => (
                  <li key={from}>
                    <span>{texts.from(from)}</span> <span>{priceText(product.priceAt(from, colour))}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </div>
  );
}
