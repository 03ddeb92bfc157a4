import { useRef } from 'react';
import { formatPaise } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/picture';
import type { MeetingProduct } from './meeting-product';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';
import { useZoomAndSwipe } from './use-zoom-and-swipe';

interface Props {
  product: MeetingProduct;
  /** Its neighbours are in the document, too, so that their pictures are decoded before they are shown. */
  isShown: boolean;
  showsPrices: boolean;
  /** The price is that of so many pieces. */
  pieces: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** One product on the whole screen. While prices are off, the document contains neither prices nor stock. */
export function Slide({ product, isShown, showsPrices, pieces, onPrevious, onNext }: Props) {
  const picture = useRef<HTMLDivElement>(null);
  const unit = product.priceAt(pieces);
  useZoomAndSwipe(picture, { onPrevious, onNext });
  return (
    <article className={styles.slide} aria-label={product.title} data-shown={isShown} inert={!isShown}>
      <div className={styles.stage}>
        <div ref={picture} className={styles.zoomed}>
          <Picture picture={product.picture} alt={product.title} sizes="100vw" priority className={styles.picture} />
        </div>
      </div>
      <div className={styles.text}>
        <h1 className={styles.name}>{product.title}</h1>
        <p className={styles.quiet}>{product.category}</p>
        {showsPrices && (
          <p className={styles.facts}>
            <span>{unit === null ? texts.onRequest : texts.at(formatPaise(unit), pieces)}</span>
            <Badge kind={product.stock ? 'success' : 'warning'}>{product.stock ? texts.inStock : texts.outOfStock}</Badge>
          </p>
        )}
      </div>
    </article>
  );
}
