/* Without schemas: public pages import it, and the schema library would come along. */

/** One step of a quantity price: `price` per piece from this many pieces; null: on request. */
export interface PriceBreak {
  from: number;
  price: number | null;
}

/** Whether quantities rise and prices fall from step to step. Only the last step may be on request. */
export const isFalling = (breaks: readonly PriceBreak[]): boolean =>
  breaks.every((step, index) => {
    const before = breaks[index - 1];
    if (!before) return true;
    return step.from > before.from && before.price !== null && (step.price === null || step.price <= before.price);
  });

interface Prices {
  price: number | null;
  discountedPrice: number | null;
}

/** Whether the discounted price is above the price. */
export const pricesCross = ({ price, discountedPrice }: Prices): boolean =>
  price !== null && discountedPrice !== null && discountedPrice > price;

/**
 * Whether a write has to be refused because its prices cross. Prices that crossed before stay valid until one of them changes.
 * firestore.rules has the same check. `before` is null for a new product.
 */
export const makesPricesCross = (after: Prices, before: Prices | null): boolean =>
  pricesCross(after) && (before?.price !== after.price || before.discountedPrice !== after.discountedPrice);

interface Priced extends Prices {
  priceBreaks: readonly PriceBreak[];
}

/**
 * The price per piece at `quantity`; null: on request. The price break for the quantity decides. Below the first break, and
 * without breaks, it is SPEC's `discountedPrice`, else its `price`.
 */
export function unitPriceAt({ price, discountedPrice, priceBreaks: breaks }: Priced, quantity: number): number | null {
  const step = breaks.findLast(({ from }) => from <= quantity);
  return step ? step.price : (discountedPrice ?? price);
}

/** The lowest known price per piece at any quantity; null: on request. */
export function lowestPrice({ price, discountedPrice, priceBreaks: breaks }: Priced): number | null {
  const known = [discountedPrice ?? price, ...breaks.map((step) => step.price)].filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}
