import type { BannerSummary, CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Picture } from '@catalogue/contract/entities/picture';
import { LIMITS } from '@catalogue/contract/limits';

/*
 * The catalogue's entries, checked as they come in. They are the contract's schemas once more, by hand, because every first
 * visit pays for this in bytes and ten thousand products pay for it in time. guards.test.ts holds the two together.
 */

type Check = (value: unknown) => boolean;
/** A check for every field: one that the contract adds does not compile until it is checked here. */
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
const orNone =
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

const listed: Shape<Omit<Picture, 'placeholder'>> = {
  path: matches(/^(categories|products|banners|users)\/[\w-]{1,128}\/[\w-]{1,64}$/),
  width: isPositive,
  height: isPositive,
  widths: (value) => listOf(isNumber)(value) && (value as unknown[]).length > 0,
  bytes: orNone(listOf(isNumber)),
  color: matches(/^#[0-9a-f]{6}$/),
};
/** Lists go without the miniature. */
const isListed = has(listed);
const isPicture = has<Picture>({
  ...listed,
  placeholder: orNone((value) => isText(300)(value) && matches(/^data:image\//)(value)),
});

export const isProduct = has<ProductSummary>({
  id: isId,
  title: isTitle,
  sku: orNull(isText(LIMITS.sku)),
  price: isMoney,
  discountedPrice: isMoney,
  stock: isBoolean,
  categoryId: orNull(isId),
  picture: orNull(isListed),
  addedDate: isNumber,
  updatedAt: isNumber,
  revision: isPositive,
});

export const isCategory = has<CategorySummary>({
  id: isId,
  title: isTitle,
  description: isText(LIMITS.categoryDescription),
  coverImage: orNull(isText(LIMITS.url)),
  picture: orNull(isListed),
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
