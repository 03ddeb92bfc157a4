import * as v from 'valibot';
import { LIMITED_AUDIENCES } from '../price-audience';
import { count, money } from './fields';

/** Prices of a product that not everyone may see. They stand in no public file. */
export const hiddenPrices = v.object({
  audience: v.picklist(LIMITED_AUDIENCES),
  price: money,
  discountedPrice: money,
  /** [from, price] of each price break. */
  priceBreaks: v.array(v.strictTuple([count, money])),
  /** Of each option, in their order. */
  options: v.array(money),
});
export type HiddenPrices = v.InferOutput<typeof hiddenPrices>;

/** `GET /api/prices`: hidden prices that the caller may see, by product id. */
export const pricesFile = v.object({ version: count, prices: v.record(v.string(), hiddenPrices) });
export type PricesFile = v.InferOutput<typeof pricesFile>;
