import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { catalogue } from '../../data/catalogue/store';
import type { LineMockup } from '../../data/catalogue/chosen-product';
import { deviceLogo, loadLogo, type DeviceLogo } from './device-logo';
import { isLogoShown } from './logo-flag';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import { drawLogo } from './render/client';
import type { Drawing } from './render/messages';
import { mockupOf, placeOf } from './use-mockup';

/* What the device's logo is on a product, for what is no page: a line of an enquiry, a picture of a PDF. */

/** The choice as data and in words: "Laser engraving, Front, 24 x 9 mm". */
export function lineMockup({ prepared }: DeviceLogo, mockup: Mockup, area: BrandingArea): LineMockup {
  const { width, height } = sizeOnPiece(prepared.ratio, area, mockup.scale);
  return { mockup, branding: [BRANDING_METHODS[mockup.method], area.name, texts.sizeOnPiece(width, height)].join(', ') };
}

const areasOfProduct = (productId: string): readonly BrandingArea[] =>
  catalogue().details?.details.get(productId)?.facts?.brandingAreas ?? [];

/** What goes with a line of a product on which this device shows a logo; null: it shows none. */
export async function chosenMockup(productId: string): Promise<LineMockup | null> {
  if (!isLogoShown()) return null;
  await loadLogo();
  const logo = deviceLogo();
  const areas = areasOfProduct(productId);
  const mockup = logo && mockupOf(logo, productId, areas);
  const area = areas.find(({ name }) => name === mockup?.area);
  return logo && mockup && area ? lineMockup(logo, mockup, area) : null;
}

/** Draws the logo on a loaded picture of a product, as it was chosen there; null where nothing is to be drawn. */
export async function drawMockup(productId: string, picture: PictureSummary, image: HTMLImageElement): Promise<Drawing | null> {
  const logo = deviceLogo();
  const areas = areasOfProduct(productId);
  const mockup = logo && mockupOf(logo, productId, areas);
  const spot = mockup && placeOf(picture, mockup, areas);
  return spot ? drawLogo(image, { ...spot, mockup }) : null;
}
