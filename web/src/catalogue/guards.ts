import type { BannerSummary, CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Picture } from '@catalogue/contract/entities/picture';
import { LIMITS } from '@catalogue/contract/limits';

/*
 * Hand-written equivalents of the contract's schemas: smaller on a first visit and faster over ten thousand products.
 * guards.test.ts checks that both accept the same entries.
 */

type Check = (value: unknown) => boolean;
/** One check per field: a field added to the contract does not compile until it has one. */
type Shape<Entry> = Readonly<Record<keyof Entry, Check>>;

const isNumber: Check = (value) => typeof value === 'number' && !Number.isNaN(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isWhole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const isText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max;
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orUndefined =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isId = matches(/^(?!__.*__$)[\w-]{1,64}$/);
const isPositive = isWhole(1, Infinity);
const isMoney = orNull((value) => isNumber(value) && Number(value) >= 0 && Number(value) <= LIMITS.price);
const isTitle: Check = (value) => isText(LIMITS.title)(value) && matches(/\S/)(value);

function has<Entry>(shape: Shape<Entry>): (value: unknown) => value is Entry {
  const checks = Object.entries<Check>(shape);
  return (value): value is Entry =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([field, check]) => check((value as Record<string, unknown>)[field]));
}

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

export const isDetails = has<ProductDetails>({
  description: (value) => typeof value === 'string',
  quantity: isNumber,
  placeholder: orNull((value) => typeof value === 'string'),
});
