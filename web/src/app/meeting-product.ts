import { BRANDING_METHODS, type BrandingMethod } from '@catalogue/contract/branding-methods';
import type { CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { uploadNameOf } from '@catalogue/contract/gallery';
import type { ChosenOption } from '@catalogue/contract/prices';
import type { ProductOption } from '@catalogue/contract/product-fields';
import { priceOfChoice } from '../data/catalogue/chosen-product';
import type { MeetingProduct } from '../features/meeting/meeting-product';

/**
 * A product as a meeting shows it; without `details` it has one picture, and colours without their own prices.
 *
 * @param optionsOf the options that a colour is sold with here ('': none is chosen)
 */
export function meetingProduct(
  product: ProductSummary,
  details: ProductDetails | undefined,
  category: CategorySummary | undefined,
  optionsOf: (colour: string) => readonly ChosenOption[],
): MeetingProduct {
  const { facets, picture } = product;
  const pictures = [...(picture === null ? [] : [picture]), ...(details?.pictures ?? [])];
  const colours = details?.facts?.options.filter(({ kind }) => kind === 'colour') ?? [];
  const priceBreaks = facets?.priceBreaks?.map(([from, price]) => ({ from, price })) ?? [];
  const pictureOf = ({ imageName }: ProductOption): number | null => {
    const index = pictures.findIndex((one) => uploadNameOf(one) === imageName);
    return index < 0 ? null : index;
  };
  return {
    ...product,
    category: category?.title ?? '',
    pictures,
    colours:
      colours.length > 0
        ? colours.map((option) => ({ name: option.name, swatch: option.swatch, picture: pictureOf(option) }))
        : (facets?.colours?.map(([name, swatch]) => ({ name, swatch, picture: null })) ?? []),
    branding: facets?.branding?.map((method) => BRANDING_METHODS[method as BrandingMethod]) ?? [],
    minimumQuantity: facets?.minimumQuantity ?? 1,
    tiers: priceBreaks,
    priceAt: (pieces, colour) => priceOfChoice(product, optionsOf(colour), pieces).unit,
  };
}
