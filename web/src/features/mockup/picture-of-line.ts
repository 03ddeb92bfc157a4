import type { OrderLine } from '@catalogue/contract/entities/order-line';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { ProductFacts } from '@catalogue/contract/product-fields';
import { showsChoice } from '../../data/catalogue/chosen-picture';
import { pictureAsJpeg } from './picture-as-jpeg';
import { readLogo, UnusableLogo } from './logo/read-logo';
import { logoPainter } from './render/client';
import { placeOf } from './use-mockup';

const PIXELS = 1_024;
const MOST_BYTES = 600_000;

/**
 * A product with the enquirer's logo where they placed it, as a JPEG for staff; null where the product no longer has the area.
 *
 * @param file the logo that came with the enquiry
 * @throws UnusableLogo where the file is no logo that can be drawn
 */
export async function pictureOfLine(
  file: File,
  line: Pick<OrderLine, 'options' | 'mockup'>,
  product: { pictures: readonly PictureSummary[]; facts: Pick<ProductFacts, 'options' | 'brandingAreas'> },
): Promise<Blob | null> {
  const { mockup, options = [] } = line;
  if (mockup === undefined) return null;
  const spots = product.pictures.flatMap((picture) => {
    const spot = placeOf(picture, mockup, product.facts.brandingAreas);
    return spot ? [{ picture, ...spot }] : [];
  });
  const isChosen = showsChoice(product.facts.options, options);
  const found = spots.find(({ picture }) => isChosen(picture)) ?? spots[0];
  if (found === undefined) return null;
  const { picture, area, place } = found;
  const { png } = await readLogo(file);
  const painter = logoPainter();
  try {
    // A logo that is all of one colour keeps its background, as on the buyer's device.
    const isTaken =
      (await painter.takeLogo({ png, background: 'everywhere', tone: 'own' })) ??
      (await painter.takeLogo({ png, background: 'keep', tone: 'own' }));
    if (isTaken === null) throw new UnusableLogo('nothing');
    const jpeg = await pictureAsJpeg(picture, PIXELS, MOST_BYTES, (image) => painter.drawLogo(image, { area, place, mockup }));
    return jpeg && new Blob([jpeg], { type: 'image/jpeg' });
  } finally {
    painter.close();
  }
}
