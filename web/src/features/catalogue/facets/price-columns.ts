import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { add, emptyBitset, type Bitset } from '../../../lib/bitset';
import { PRICE_BANDS } from './facet-filter';

export interface PricesAt {
  /** By position; NaN: on request. */
  prices: Float64Array;
  /** Positions by price band. */
  bands: ReadonlyMap<string, Bitset>;
}

/**
 * Reads all prices at a quantity, as `priceOf` does for one product; below a product's smallest order, at that. Price
 * breaks stand in flat arrays, because a buyer changes the quantity with every key.
 */
export function priceColumns(
  products: readonly ProductSummary[],
  minimums: Float64Array,
): (quantity: number | null) => PricesAt {
  const base = Float64Array.from(products, ({ price, discountedPrice }) => discountedPrice ?? price ?? NaN);
  const breaks = products.map(({ facets }) => facets?.priceBreaks ?? []);
  const starts = new Uint32Array(products.length + 1);
  breaks.forEach((steps, index) => (starts[index + 1] = (starts[index] ?? 0) + steps.length));
  const from = Float64Array.from(breaks.flat(), ([pieces]) => pieces);
  const price = Float64Array.from(breaks.flat(), ([, value]) => value ?? NaN);

  let last: { quantity: number | null; result: PricesAt } | undefined;
  return (quantity) => {
    if (last?.quantity === quantity) return last.result;
    const prices = base.slice();
    const bands = PRICE_BANDS.map(() => emptyBitset(products.length));
    for (let index = 0; index < products.length; index += 1) {
      const pieces = Math.max(quantity ?? 0, minimums[index] ?? 1);
      const end = starts[index + 1] ?? 0;
      for (let step = starts[index] ?? 0; step < end && (from[step] ?? Infinity) <= pieces; step += 1)
        prices[index] = price[step] ?? NaN;
      const band = PRICE_BANDS.findIndex(({ below }) => (prices[index] ?? NaN) < below);
      const set = bands[band];
      if (set) add(set, index);
    }
    last = {
      quantity,
      result: { prices, bands: new Map(PRICE_BANDS.map(({ id }, band) => [id, bands[band] ?? emptyBitset(0)])) },
    };
    return last.result;
  };
}
