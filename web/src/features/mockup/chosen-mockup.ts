import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { catalogue } from '../../data/catalogue/store';
import type { LineMockup } from '../../data/catalogue/chosen-product';
import { deviceLogo, loadLogo, type DeviceLogo } from './device-logo';
import { isLogoShown } from './logo-flag';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import { loadNames, namesOf } from './names/device-names';
import { drawLogo } from './render/client';
import type { Drawing } from './render/messages';
import { NAME_METHODS } from './render/methods';
import { mockupOf, placeOf, shownMockup } from './use-mockup';

/* What the device's logo is on a product, for what is no page: a line of an enquiry, a picture of a PDF. */

/** Words of a choice: "Laser engraving, Front, 24 x 9 mm", or without the size where only names are put on it. */
function wordsOf({ method, scale }: Mockup, area: BrandingArea, logo: DeviceLogo | null): string {
  const words = [BRANDING_METHODS[method], area.name];
  if (logo === null) return words.join(', ');
  const { width, height } = sizeOnPiece(logo.prepared.ratio, area, scale);
  return [...words, texts.sizeOnPiece(width, height)].join(', ');
}

/**
 * What goes with a line of a product: the logo that this device shows on it, and the names for its pieces where the method can write
 * them. null: neither.
 */
export function lineMockup(productId: string, areas: readonly BrandingArea[]): LineMockup | null {
  const logo = isLogoShown() ? deviceLogo() : null;
  const mockup = shownMockup(logo, productId, areas);
  const area = areas.find(({ name }) => name === mockup?.area);
  if (mockup === null || area === undefined) return null;
  const names = NAME_METHODS.includes(mockup.method) ? namesOf(productId) : [];
  if (logo === null && names.length === 0) return null;
  return {
    ...(logo !== null && { mockup }),
    branding: wordsOf(mockup, area, logo),
    ...(names.length > 0 && { names }),
  };
}

const areasOfProduct = (productId: string): readonly BrandingArea[] =>
  catalogue().details?.details.get(productId)?.facts?.brandingAreas ?? [];

/** What goes with a line of a product, once the device's logo and names have been read. */
export async function chosenMockup(productId: string): Promise<LineMockup | null> {
  await Promise.all([isLogoShown() && loadLogo(), loadNames()]);
  return lineMockup(productId, areasOfProduct(productId));
}

/** Draws the logo on a loaded picture of a product, as it was chosen there; null where nothing is to be drawn. */
export async function drawMockup(productId: string, picture: PictureSummary, image: HTMLImageElement): Promise<Drawing | null> {
  const logo = deviceLogo();
  const areas = areasOfProduct(productId);
  const mockup = logo && mockupOf(logo, productId, areas);
  const spot = mockup && placeOf(picture, mockup, areas);
  return spot ? drawLogo(image, { ...spot, mockup }) : null;
}
