import type { BrandingArea, ProductOption } from '@catalogue/contract/product-fields';
import { PRODUCT_PICTURE_SIZES } from '@catalogue/contract/picture-url';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { showsChoice } from '../../../data/catalogue/chosen-picture';
import { useHydrated } from '../../../lib/use-hydrated';
import { useSearchParams } from '../../../lib/use-search-params';
import { LineDrawing } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { optional } from '../../../ui/optional';
import { Picture } from '../../../ui/picture';
import { indexInView, scrollToSlide, slideStep } from '../../../ui/snap-position';
import { Slide, SnapTrack } from '../../../ui/snap-track';
import { Thumbnails } from '../../../ui/thumbnails';
import type { ViewerPicture } from '../../../ui/viewer/viewer';
import { LogoOn } from '../../mockup/logo-on';
import { chosenOf, readSelection } from '../product-choice';
import { FirstPicture, type GalleryPicture } from './first-picture';
import frame from './first-picture.module.css';
import styles from './product-gallery.module.css';

/** Texts of a product's gallery. */
const copy = {
  pictures: 'Pictures',
  pictureOf: (title: string, position: number) => `${title}, picture ${position}`,
  zoom: 'Show the picture larger',
} as const;

const MockupPanel = optional(() => import('../../mockup/mockup-panel'));
const Viewer = lazy(() => import('../../../ui/viewer/viewer'));

interface Props {
  id: string;
  title: string;
  /** The first picture, then the others. */
  pictures: readonly GalleryPicture[];
  options: readonly ProductOption[];
  /** Where a logo can be shown. */
  areas: readonly BrandingArea[];
}

/** Index of the picture that the track shows. A chosen option shows its own picture. */
function useCurrentPicture(pictures: Props['pictures'], options: Props['options']) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [query] = useSearchParams();
  const ofOption = pictures.findIndex(showsChoice(options, chosenOf(readSelection(options, query))));
  useEffect(() => scrollToSlide(track.current, Math.max(ofOption, 0)), [ofOption]);
  return {
    track,
    current,
    show: (index: number): void => scrollToSlide(track.current, index),
    onScroll: (): void => setCurrent(indexInView(track.current) ?? current),
  };
}

/** Pictures of a product: swiped, chosen by thumbnail or arrow key, and enlarged. */
export function ProductGallery({ id, title, pictures, options, areas }: Props) {
  const { track, current, show, onScroll } = useCurrentPicture(pictures, options);
  const [isZoomed, setZoomed] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = slideStep(event);
    if (isZoomed || step === 0) return;
    event.preventDefault();
    show(current + step);
  };
  const isSeveral = pictures.length > 1;
  const shown = pictures[current];
  // The server keeps its place only: the panel is a script of its own.
  const isHydrated = useHydrated();
  if (pictures.length === 0) return <FirstPicture title={title} pictures={pictures} />;

  return (
    <Stack gap={3} className={styles.gallery} onKeyDown={onKeyDown}>
      <div className={frame.pictureFrame}>
        <SnapTrack
          ref={track}
          className={styles.track}
          aria-label={copy.pictures}
          onScroll={onScroll}
          onClick={() => setZoomed(true)}
          {...(isSeveral && { tabIndex: 0 })}
        >
          {pictures.map((picture, index) => (
            <Slide key={picture.path} className={styles.slide}>
              <Picture
                picture={picture}
                alt={index === 0 ? title : copy.pictureOf(title, index + 1)}
                sizes={PRODUCT_PICTURE_SIZES}
                priority={index === 0}
                className={frame.picture}
              />
              <LogoOn productId={id} picture={picture} />
            </Slide>
          ))}
        </SnapTrack>
        <button type="button" className={styles.zoom} aria-label={copy.zoom} onClick={() => setZoomed(true)}>
          <LineDrawing path="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" size={20} />
        </button>
      </div>
      {isSeveral && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      {areas.length > 0 && (
        <div className={frame.mockup}>
          <Suspense>{isHydrated && shown && <MockupPanel productId={id} areas={areas} picture={shown} />}</Suspense>
        </div>
      )}
      {isZoomed && (
        <Suspense>
          <Viewer
            title={title}
            pictures={pictures.map((picture) => viewerPicture(picture, id, title))}
            first={current}
            onClose={() => setZoomed(false)}
            onShow={show}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const viewerPicture = (picture: GalleryPicture, productId: string, title: string): ViewerPicture => ({
  id: picture.path,
  ratio: picture.width / picture.height,
  image: (
    <>
      <Picture picture={picture} alt={title} sizes="100vw" priority />
      <LogoOn productId={productId} picture={picture} />
    </>
  ),
});
