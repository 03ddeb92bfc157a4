import type { ProductFacts } from '@catalogue/contract/product-fields';
import { LIMITS } from '@catalogue/contract/limits';
import type { ProductRow } from '../../data/product-row';
import type { ProductChange } from '../../data/pending-writes/pending-write';

export const PRICE_MODES = ['set', 'raise', 'lower'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

export const ROUNDINGS = ['none', 'rupee', 'five', 'ten', 'nine'] as const;
/** To what computed prices are rounded: paise, whole rupees, multiples of 5 or 10, or rupees that end in 9. */
export type Rounding = (typeof ROUNDINGS)[number];

const ROUND: Record<Rounding, (rupees: number) => number> = {
  none: (rupees) => Math.round(rupees * 100) / 100,
  rupee: Math.round,
  five: (rupees) => 5 * Math.round(rupees / 5),
  ten: (rupees) => 10 * Math.round(rupees / 10),
  nine: (rupees) => 10 * Math.round((rupees - 9) / 10) + 9,
};

/** Never to 0, which would give a product away, and never beyond the highest price. */
function round(rupees: number, rounding: Rounding): number {
  const rounded = ROUND[rounding](rupees);
  return Math.min(LIMITS.price, rounded > 0 ? rounded : ROUND.none(rupees));
}

/** A typed amount or percentage; null when it cannot be used. */
export function readAmount(mode: PriceMode, typed: string): number | null {
  const amount = Number(typed.replace(/[\s,₹%]/g, ''));
  if (typed.trim() === '' || !Number.isFinite(amount) || amount < 0) return null;
  return mode === 'set' ? (amount <= LIMITS.price ? amount : null) : mode === 'lower' && amount > 100 ? null : amount;
}

/** Parses a typed change of prices: "+5%" raises and "-5%" lowers in every mode. null when it cannot be used. */
export function readPriceChange(mode: PriceMode, typed: string): { mode: PriceMode; amount: number } | null {
  const [, sign, digits] = /^([+−-])(.+)%$/.exec(typed.trim()) ?? [];
  const meant = digits === undefined ? mode : sign === '+' ? 'raise' : 'lower';
  const amount = readAmount(meant, digits ?? typed);
  return amount === null ? null : { mode: meant, amount };
}

/** All prices of a product. Rows of the catalogue file need their details. */
export type PricedRow = Pick<ProductRow, 'price' | 'discountedPrice'> & {
  facts?: Pick<ProductFacts, 'priceBreaks' | 'options'>;
};

/** Factor of all prices of a product; null when a price is set and there is none to compare it with. */
function factorOf(price: number | null, mode: PriceMode, amount: number): number | null {
  if (mode === 'set') return price === null || price === 0 ? null : amount / price;
  return mode === 'raise' ? 1 + amount / 100 : 1 - amount / 100;
}

/** Whether a change moves all prices of a product by one factor. */
export const keepsRatio = (row: PricedRow, mode: PriceMode): boolean => mode !== 'set' || factorOf(row.price, mode, 0) !== null;

/**
 * The change of all prices of one product. Discounted, quantity and option prices keep their ratio to the price; what is on
 * request stays so. Where a price is set and there was none, a discounted price above it goes and no quantity price exceeds it.
 * Computed prices are rounded; a discount that the rounding would swallow keeps its paise.
 */
export function priceChange(
  { price, discountedPrice, facts }: PricedRow,
  mode: PriceMode,
  amount: number,
  rounding: Rounding = 'none',
): ProductChange {
  const factor = factorOf(price, mode, amount);
  const scale = (one: number): number => (factor === null ? one : round(one * factor, rounding));
  const scaled = (one: number | null): number | null => (one === null ? null : scale(one));
  const highest = mode === 'set' ? amount : LIMITS.price;
  const newPrice = mode === 'set' ? amount : scaled(price);
  const rounded = scaled(discountedPrice);
  const isSwallowed = rounded !== null && rounded === newPrice && discountedPrice !== price;
  const newDiscount = isSwallowed && discountedPrice !== null ? round(discountedPrice * (factor ?? 1), 'none') : rounded;
  const priceBreaks = (facts?.priceBreaks ?? []).map((step) => ({
    ...step,
    price: step.price === null ? null : Math.min(highest, scale(step.price)),
  }));
  const options = (facts?.options ?? []).map((option) => ({ ...option, price: scaled(option.price) }));
  const hasOptionPrices = options.some((option) => option.price !== null);
  return {
    ...(newPrice !== null && { price: newPrice }),
    ...(newDiscount !== null && { discountedPrice: newDiscount > (newPrice ?? highest) ? null : newDiscount }),
    ...((priceBreaks.length > 0 || hasOptionPrices) && {
      facts: { ...(priceBreaks.length > 0 && { priceBreaks }), ...(hasOptionPrices && { options }) },
    }),
  };
}
