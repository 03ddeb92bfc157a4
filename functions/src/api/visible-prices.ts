import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import type { HiddenPrices, PricesFile } from '@catalogue/contract/entities/hidden-prices';
import type { PriceAudience } from '@catalogue/contract/price-audience';
import { hasRight } from '@catalogue/contract/roles';
import type { Caller } from './authenticate';

/** Whether the caller may see prices for this audience. Members who edit prices see all. */
export const maySee = (audience: PriceAudience, caller: Caller | null): boolean =>
  audience === 'everyone' ||
  hasRight(caller?.role ?? null, audience === 'staff' ? 'staffPrices' : 'content') ||
  (audience === 'signedIn' && caller !== null);

/** The hidden prices that the caller may see. */
export const pricesForCaller = ({ version, prices }: PricesFile, caller: Caller): PricesFile => ({
  version,
  prices: Object.fromEntries(Object.entries(prices).filter(([, { audience }]) => maySee(audience, caller))),
});

/** The answer without prices. */
export const hidePrices = (answer: ProductAnswer): ProductAnswer => ({
  ...answer,
  price: null,
  discountedPrice: null,
  priceBreaks: [],
  options: answer.options.map((option) => ({ ...option, price: null })),
});

/** The answer with its hidden prices. */
export const showPrices = (
  answer: ProductAnswer,
  { price, discountedPrice, priceBreaks, options }: HiddenPrices,
): ProductAnswer => ({
  ...answer,
  price,
  discountedPrice,
  priceBreaks: priceBreaks.map(([from, step]) => ({ from, price: step })),
  options: answer.options.map((option, index) => ({ ...option, price: options[index] ?? null })),
});
