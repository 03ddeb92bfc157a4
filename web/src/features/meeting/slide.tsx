import { useRef } from 'react';
import { Picture } from '../../ui/picture';
import { LogoOn } from '../mockup/logo-on';
import { Thumbnails } from '../../ui/thumbnails';
import { useZoomAndSwipe } from '../../ui/viewer/use-zoom-and-swipe';
import type { MeetingProduct } from './meeting-product';
import { SlideFacts } from './slide-facts';
import styles from './slide.module.css';

interface Props {
  product: MeetingProduct;
  /** Its neighbours are in the document, too, so that their pictures are decoded before they are shown. */
  isShown: boolean;
  showsPrices: boolean;
  /** Pieces that the price is for. */
  pieces: number;
  /** '': none is chosen. */
  colour: string;
  /** The client's logo stands on the product. */
  hasLogo: boolean;
  /** Index of the shown picture. */
  picture: number;
  onColour: (name: string) => void;
  onPicture: (index: number) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** One product on the whole screen. While prices are off, the document contains neither prices nor stock. */
export function MeetingSlide({ product, isShown, hasLogo, picture, onPicture, onPrevious, onNext, ...facts }: Props) {
  const zoomed = useRef<HTMLDivElement>(null);
  useZoomAndSwipe(zoomed, { onPrevious, onNext });
  const { pictures, title } = product;
  const shown = pictures[picture] ?? pictures[0] ?? null;
  return (
    <article className={styles.slide} aria-label={title} data-shown={isShown} inert={!isShown}>
      <div className={styles.stage} style={{ '--ratio': shown === null ? 1 : shown.width / shown.height }}>
        <div ref={zoomed} className={styles.zoomed}>
          <div className={styles.framed}>
            <Picture key={shown?.path} picture={shown} alt={title} sizes="100vw" priority className={styles.picture} />
            {hasLogo && <LogoOn productId={product.id} picture={shown} />}
          </div>
        </div>
      </div>
      <div className={styles.text} data-text>
        {pictures.length > 1 && (
          <div className={styles.thumbnails}>
            <Thumbnails pictures={pictures} current={shown === null ? 0 : pictures.indexOf(shown)} onChoose={onPicture} />
          </div>
        )}
        <SlideFacts product={product} {...facts} />
      </div>
    </article>
  );
}
