import type { BrandingArea, BrandingPlace, ProductFacts } from '@catalogue/contract/product-fields';
import type { SourceRow } from './catalogue-source';
import { studioPieces } from './studio-pieces';

/** "1-2 colour screen print": two. */
const coloursIn = (branding: string): number | null => {
  const [, least, most] = /(\d)(?:-(\d))?[- ]colour/.exec(branding) ?? [];
  return least === undefined ? null : Number(most ?? least);
};

/**
 * The branding area of a product, with its place on each picture.
 *
 * @param uploads name of each upload, with the studio's name of its picture
 */
export function brandingAreasOf(
  row: SourceRow,
  { brandingMethods }: ProductFacts,
  uploads: readonly (readonly [imageName: string, piece: string])[],
): BrandingArea[] {
  const own = studioPieces[row.sku]?.brandingArea;
  if (!own) return [];
  const places = uploads.flatMap(([imageName, piece]): BrandingPlace[] => {
    const area = studioPieces[piece]?.brandingArea;
    return area ? [{ imageName, corners: area.corners.flat(), sag: [...area.sag] }] : [];
  });
  return [
    {
      name: 'Front',
      methods: [...new Set(brandingMethods.map(({ method }) => method))],
      width: own.widthMm,
      height: own.heightMm,
      diameter: own.radiusMm === null ? null : own.radiusMm * 2,
      colours: coloursIn(row.branding),
      places,
    },
  ];
}
