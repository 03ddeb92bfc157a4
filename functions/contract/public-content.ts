import { NO_FACTS } from './product-fields';
import * as v from 'valibot';
import { bannerSummary, categorySummary, productSummary } from './entities/catalogue';
import type { BannerSummary, CatalogueNoun, CategorySummary, ProductDetails, ProductSummary } from './entities/catalogue';
import type { HiddenPrices } from './entities/hidden-prices';
import type { PictureSummary } from './entities/picture';
import { product } from './entities/product';
import { furtherPictures } from './gallery';
import { facetsOf } from './entities/product-facets';
import { isSameFact } from './entities/product-facts';
import type { PriceAudience } from './price-audience';
import { detailsWithoutPrices, pricesOf, withoutPrices } from './separate-prices';

/** What the public may know of one document: the same shape in the snapshot and in what devices read themselves. */
export type PublicContent =
  | { noun: 'categories'; summary: CategorySummary }
  | { noun: 'products'; summary: ProductSummary; details: ProductDetails; prices?: HiddenPrices }
  | { noun: 'banners'; summary: BannerSummary };

const detailFields = v.pick(product, ['description', 'quantity', 'picture', 'galleryNames', 'gallery', 'facts']);

/** Sizes of the files to 1,000 bytes: they serve for estimates, and exact ones are a tenth of the compressed list. */
const withRoundSizes = (picture: PictureSummary | null): PictureSummary | null =>
  picture?.bytes === undefined
    ? picture
    : { ...picture, bytes: picture.bytes.map((bytes) => Math.max(1, Math.round(bytes / 1_000)) * 1_000) };

/** Whether visitors may see a stored document: nothing in the trash, live products, banners that have started. */
export const isPublic = (noun: CatalogueNoun, data: Record<string, unknown>): boolean =>
  data.deletedAt === null && (noun !== 'products' || data.live === true) && (noun !== 'banners' || data.planned !== true);

/**
 * The public part of a stored document; null for one that is hidden or deleted. Fields that the contract does not name
 * never pass. Throws a ValiError for a document that is not in the contract's shape.
 *
 * @param audience who may see the prices of a product; those that not everyone may see are returned apart
 */
export function toPublicContent(
  noun: CatalogueNoun,
  id: string,
  data: Record<string, unknown>,
  audience: PriceAudience = 'everyone',
): PublicContent | null {
  if (!isPublic(noun, data)) return null;
  const stored = { ...data, id };
  switch (noun) {
    case 'categories':
      return { noun, summary: v.parse(categorySummary, stored) };
    case 'banners':
      return { noun, summary: v.parse(bannerSummary, stored) };
    case 'products': {
      const { description, quantity, facts, ...shown } = v.parse(detailFields, stored);
      const pictures = furtherPictures(shown);
      const facets = facetsOf(facts, quantity);
      const parsed = v.parse(productSummary, { ...stored, facets: undefined, pricesFor: undefined });
      const summary: ProductSummary = { ...parsed, picture: withRoundSizes(parsed.picture), ...(facets && { facets }) };
      const details: ProductDetails = {
        description,
        quantity,
        placeholder: shown.picture?.placeholder ?? null,
        ...(pictures.length > 0 && { pictures }),
        ...(isSameFact(facts, NO_FACTS) ? {} : { facts }),
      };
      if (audience === 'everyone') return { noun, summary, details };
      const prices = pricesOf(summary, details, audience);
      return {
        noun,
        summary: { ...withoutPrices(summary), pricesFor: audience },
        details: detailsWithoutPrices(details),
        ...(prices && { prices }),
      };
    }
  }
}
