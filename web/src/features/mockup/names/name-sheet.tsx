import { CENTRED, type Mockup } from '@catalogue/contract/mockup';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { pictureUrl } from '@catalogue/contract/picture-url';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import { useEffect, useRef } from 'react';
import { Stack } from '../../../ui/layout';
import { drawLogo } from '../render/client';
import styles from './names-panel.module.css';
import { NAMES_TEXTS as texts } from './names-texts';

interface Props {
  names: readonly string[];
  picture: PictureSummary;
  spot: { area: BrandingArea; place: BrandingPlace };
  mockup: Mockup;
}

/** Pixels of a tile, for sharp screens. */
const TILE = { width: 320, height: 200 } as const;
/** Of the picture around the area, beside the area itself. */
const AROUND = 0.3;

/** Draws the part of the picture around the area, and the name on it. */
async function drawTile(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  name: string,
  { spot, mockup }: Props,
): Promise<void> {
  const drawing = await drawLogo(image, { ...spot, text: name, mockup: { ...mockup, ...CENTRED } });
  const context = canvas.getContext('2d');
  if (drawing === null || context === null) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  const { frame } = drawing;
  // As wide as the area and some of what is around it, in the shape of the tile.
  const wide = Math.max(frame.width * width, (frame.height * height * TILE.width) / TILE.height) * (1 + AROUND);
  const high = (wide * TILE.height) / TILE.width;
  const left = (frame.left + frame.width / 2) * width - wide / 2;
  const top = (frame.top + frame.height / 2) * height - high / 2;
  const scale = TILE.width / wide;
  context.clearRect(0, 0, TILE.width, TILE.height);
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.drawImage(image, 0, 0, width, height);
  context.drawImage(drawing.bitmap, frame.left * width, frame.top * height, frame.width * width, frame.height * height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  drawing.bitmap.close();
}

/** Each name on the product, seen from near. */
export function NameSheet(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { names, picture, spot, mockup } = props;
  const url = pictureUrl(picture.path, picture.widths.at(-1) ?? 640, 'webp');
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const image = new Image();
      image.src = url;
      await image.decode();
      for (const [index, canvas] of [...(list.current?.querySelectorAll('canvas') ?? [])].entries()) {
        if (stop.signal.aborted) return;
        await drawTile(canvas, image, names[index] ?? '', { names, picture, spot, mockup });
      }
    })().catch(() => undefined);
    return () => stop.abort();
  }, [names, picture, spot, mockup, url]);
  return (
    <ul ref={list} className={styles.sheet} aria-label={texts.sheet}>
      {names.map((name, index) => (
        <Stack as="li" gap={1} key={index}>
          <canvas width={TILE.width} height={TILE.height} aria-hidden="true" className={styles.canvas} />
          <span className={styles.name}>{name}</span>
        </Stack>
      ))}
    </ul>
  );
}
