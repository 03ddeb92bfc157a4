import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import type { ProductFacets } from '@catalogue/contract/entities/product-facets';
import type { Branding, LeadTime, ProductFacts, ProductOption } from '@catalogue/contract/entities/product-facts';
import { LIMITS } from '@catalogue/contract/limits';
import { MATERIAL_FAMILIES } from '@catalogue/contract/material-families';
import { isFalling, type PriceBreak } from '@catalogue/contract/prices';
import { has, isBoolean, isId, isMoney, isNumber, isText, isWhole, listOf, matches, orNull, orUndefined } from './checks';
import type { Check } from './checks';

const isString: Check = (value) => typeof value === 'string';
const isKeyOf =
  (record: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(record, value);
const isPair =
  (first: Check, second: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
const listUpTo =
  (max: number, check: Check): Check =>
  (value) =>
    listOf(check)(value) && (value as unknown[]).length <= max;

/** What `/catalogue.json` holds of a product's facts. */
export const isFacets = has<ProductFacets>({
  minimumQuantity: orUndefined(isNumber),
  leadTime: orUndefined(isPair(isNumber, isNumber)),
  materials: orUndefined(listOf(isKeyOf(MATERIAL_FAMILIES))),
  branding: orUndefined(listOf(isKeyOf(BRANDING_METHODS))),
  tags: orUndefined(listOf(isString)),
  colours: orUndefined(listOf(isPair(isString, orNull(isString)))),
  priceBreaks: orUndefined(listOf(isPair(isNumber, orNull(isNumber)))),
});

const isFact = orUndefined(isText(LIMITS.fact));
const orMissing = (check: Check): Check => orUndefined(orNull(check));

const hasLeadTime = has<LeadTime>({ from: isWhole(0, LIMITS.leadDays), to: isWhole(0, LIMITS.leadDays) });
const isLeadTime: Check = (value) => hasLeadTime(value) && value.from <= value.to;
const isBranding = has<Branding>({ method: isKeyOf(BRANDING_METHODS), position: isFact, area: isFact });
const isOption = has<ProductOption>({
  kind: matches(/^(colour|size|capacity)$/),
  name: (value) => isText(LIMITS.optionName)(value) && matches(/\S/)(value),
  swatch: orNull(matches(/^#[0-9a-f]{6}$/)),
  sku: orNull(orUndefined(isText(LIMITS.sku))),
  price: isMoney,
  stock: isBoolean,
  imageName: orNull(isId),
});
const isPriceBreak = has<PriceBreak>({ from: isWhole(1, LIMITS.quantity), price: isMoney });
const isPriceList: Check = (value) => listUpTo(LIMITS.priceBreaks, isPriceBreak)(value) && isFalling(value as PriceBreak[]);

/** What `/catalogue-details.json` holds of a product's facts. */
export const isFacts = has<ProductFacts>({
  material: isFact,
  size: isFact,
  weight: orMissing((value) => isNumber(value) && Number(value) >= 0 && Number(value) <= LIMITS.weight),
  minimumQuantity: orMissing(isWhole(1, LIMITS.quantity)),
  leadTime: orMissing(isLeadTime),
  brandingMethods: orUndefined(listUpTo(LIMITS.brandingMethods, isBranding)),
  packaging: isFact,
  tags: orUndefined(listUpTo(LIMITS.tags, (value) => isText(LIMITS.tag)(value) && matches(/\S/)(value))),
  countryOfOrigin: orUndefined(isText(LIMITS.country)),
  hsn: orMissing(matches(/^\d{4,8}$/)),
  gstRate: orMissing((value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 100),
  options: orUndefined(listUpTo(LIMITS.options, isOption)),
  priceBreaks: orUndefined(isPriceList),
  related: orUndefined(listUpTo(LIMITS.related, isId)),
});
