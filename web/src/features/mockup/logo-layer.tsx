import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { Mockup } from '@catalogue/contract/mockup';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useProduct } from '../../data/catalogue/hooks';
import styles from './logo-layer.module.css';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import { drawLogo } from './render/client';
import type { DrawOrder, Drawing, PreparedLogo } from './render/messages';
import { mockupOf, placeOf, useDeviceLogo } from './use-mockup';

interface Props {
  productId: string;
  picture: PictureSummary;
  mockup?: Mockup | undefined;
  isDecorative?: boolean;
}

/** The product's picture in a frame; undefined until it is there. */
function pictureUnder(frame: HTMLElement, path: string): HTMLImageElement | undefined {
  const image = frame.querySelector<HTMLImageElement>('img');
  // In its place may stand the default picture.
  return image?.complete && image.naturalWidth > 0 && image.currentSrc.includes(path) ? image : undefined;
}

/** Resolves once an element is near the screen. */
function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Draws the logo over a product's picture, as its method would make it, once it is near the screen: a list has many. */
export default function LogoLayer(props: Props) {
  const layer = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (layer.current === null) return;
    const stop = new AbortController();
    void whenNear(layer.current, stop.signal).then(() => setNear(true));
    return () => stop.abort();
  }, []);
  return (
    <span ref={layer} className={styles.layer}>
      {isNear && <DrawnLogo {...props} />}
    </span>
  );
}

/**
 * The drawing of an order, as JSON, over the picture of this path; null until that picture is there. `place` stands in the picture's
 * frame.
 */
function useDrawing(
  place: RefObject<HTMLElement | null>,
  path: string,
  order: string | null | undefined,
  prepared: PreparedLogo | undefined,
): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    const frame = place.current?.parentElement?.parentElement;
    if (!frame || !order) return;
    const stop = new AbortController();
    const { signal } = stop;
    const isWanted = (): boolean => !signal.aborted;
    async function draw(under: HTMLElement, wanted: string): Promise<void> {
      const image = pictureUnder(under, path);
      if (image === undefined) return;
      const drawn = await drawLogo(image, JSON.parse(wanted) as DrawOrder);
      if (drawn && isWanted()) setDrawing(drawn);
    }
    const redraw = (): void => void draw(frame, order);
    redraw();
    // A picture that comes later, or in a sharper variant. Its event does not bubble.
    frame.addEventListener('load', redraw, { capture: true, signal });
    return () => stop.abort();
  }, [place, order, path, prepared]);
  return drawing;
}

function DrawnLogo({ productId, picture, mockup: ofLine, isDecorative = false }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const logo = useDeviceLogo();
  const areas = useProduct(productId)?.details?.facts?.brandingAreas ?? [];
  const mockup = logo && (ofLine ?? mockupOf(logo, productId, areas));
  const spot = mockup && placeOf(picture, mockup, areas);
  const order = spot && JSON.stringify({ area: spot.area, place: spot.place, mockup } satisfies DrawOrder);
  const drawing = useDrawing(place, picture.path, order, logo?.prepared);

  useEffect(() => {
    if (drawing === null) return;
    const { width, height } = drawing.bitmap;
    const surface = canvas.current;
    if (!surface) return;
    surface.width = width;
    surface.height = height;
    surface.getContext('2d')?.drawImage(drawing.bitmap, 0, 0);
  }, [drawing]);

  if (!spot) return null;
  const percent = (share: number): string => `${share * 100}%`;
  const { width, height } = picture;
  const frame = drawing?.frame;
  return (
    <span
      ref={place}
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}`, [width >= height ? 'height' : 'width']: '100%' }}
    >
      {frame && (
        <canvas
          ref={canvas}
          {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': texts.yourLogo })}
          className={styles.logo}
          style={{
            left: percent(frame.left),
            top: percent(frame.top),
            width: percent(frame.width),
            height: percent(frame.height),
          }}
        />
      )}
    </span>
  );
}
