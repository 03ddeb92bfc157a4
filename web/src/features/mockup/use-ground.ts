import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { CENTRED, type Mockup } from '@catalogue/contract/mockup';
import { pictureUrl } from '@catalogue/contract/picture-url';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import { useEffect, useState } from 'react';
import { drawLogo } from './render/client';
import type { DrawOrder, PreparedLogo } from './render/messages';

/** What the piece looks like under the logo; null until it is known. Place and size of the logo hardly change it. */
export function useGround(
  picture: PictureSummary,
  spot: { area: BrandingArea; place: BrandingPlace } | undefined,
  mockup: Mockup,
  logo: PreparedLogo,
): { lightness: number; colour: string } | null {
  const [ground, setGround] = useState<{ lightness: number; colour: string } | null>(null);
  const url = pictureUrl(picture.path, picture.widths[0] ?? 320, 'webp');
  const order =
    spot && JSON.stringify({ area: spot.area, place: spot.place, mockup: { ...mockup, ...CENTRED } } satisfies DrawOrder);
  useEffect(() => {
    if (order === undefined) return;
    const stop = new AbortController();
    void (async () => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const drawing = await drawLogo(image, JSON.parse(order) as DrawOrder);
      if (!drawing) return;
      drawing.bitmap.close();
      if (!stop.signal.aborted) setGround({ lightness: drawing.ground, colour: drawing.groundColour });
    })().catch(() => undefined);
    return () => stop.abort();
  }, [url, order, logo]);
  return ground;
}
