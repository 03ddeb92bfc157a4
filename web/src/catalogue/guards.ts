import type { BannerSummary, CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Picture } from '@catalogue/contract/entities/picture';
import type { PublishedSettings } from '@catalogue/contract/entities/published-settings';
import { LIMITS } from '@catalogue/contract/limits';
import {
  has,
  isBoolean,
  isId,
  isMoney,
  isNumber,
  isPositive,
  isText,
  isWhole,
  listOf,
  matches,
  orNull,
  orUndefined,
} from './checks';
import type { Check, Shape } from './checks';
import { isFacets, isFacts } from './fact-guards';

/*
 * Hand-written equivalents of the contract's schemas: smaller on a first visit and faster over ten thousand products.
 * guards.test.ts checks that both accept the same entries.
 */

const isTitle: Check = (value) => isText(LIMITS.title)(value) && matches(/\S/)(value);

const listPicture: Shape<Omit<Picture, 'placeholder'>> = {
  path: matches(/^(categories|products|banners|users)\/[\w-]{1,128}\/[\w-]{1,64}$/),
  width: isPositive,
  height: isPositive,
  widths: (value) => listOf(isNumber)(value) && (value as unknown[]).length > 0,
  bytes: orUndefined(listOf(isNumber)),
  color: matches(/^#[0-9a-f]{6}$/),
};
/** Pictures in lists have no placeholder. */
const isListPicture = has(listPicture);
const isPicture = has<Picture>({
  ...listPicture,
  placeholder: orUndefined((value) => isText(300)(value) && matches(/^data:image\//)(value)),
});

export const isProduct = has<ProductSummary>({
  id: isId,
  title: isTitle,
  sku: orNull(isText(LIMITS.sku)),
  price: isMoney,
  discountedPrice: isMoney,
  stock: isBoolean,
  categoryId: orNull(isId),
  picture: orNull(isListPicture),
  addedDate: isNumber,
  updatedAt: isNumber,
  revision: isPositive,
  facets: orUndefined(isFacets),
  pricesFor: orUndefined(matches(/^(signedIn|staff|nobody)$/)),
});

export const isCategory = has<CategorySummary>({
  id: isId,
  title: isTitle,
  description: isText(LIMITS.categoryDescription),
  coverImage: orNull(isText(LIMITS.url)),
  picture: orNull(isListPicture),
  hue: isWhole(0, 359),
  order: isNumber,
  updatedAt: isNumber,
  revision: isPositive,
});

export const isBanner = has<BannerSummary>({
  id: isId,
  kind: matches(/^(carousel|trending)$/),
  alt: isText(LIMITS.altText),
  link: orNull(isText(LIMITS.url)),
  order: isNumber,
  startsAt: orNull(isNumber),
  endsAt: orNull(isNumber),
  picture: orNull(isPicture),
  updatedAt: isNumber,
  revision: isPositive,
});

const isString: Check = (value) => typeof value === 'string';

const hasSettings = has<PublishedSettings>({
  synonyms: orUndefined(listOf(listOf(isString))),
  holidays: orUndefined(listOf(isString)),
  priceAudience: orUndefined(matches(/^(everyone|signedIn|staff|nobody)$/)),
  limitsPrices: orUndefined(isBoolean),
});
export const isSettings = (value: unknown): value is PublishedSettings => !Array.isArray(value) && hasSettings(value);

export const isDetails = has<ProductDetails>({
  description: (value) => typeof value === 'string',
  quantity: isNumber,
  placeholder: orNull((value) => typeof value === 'string'),
  pictures: orUndefined(listOf(isListPicture)),
  facts: orUndefined(isFacts),
});
