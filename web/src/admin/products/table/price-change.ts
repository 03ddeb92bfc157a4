import type { ProductRow } from '../../data/product-row';
import type { StepChange } from '../batch/job';

export const PRICE_MODES = ['set', 'raise', 'lower'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

const HIGHEST_PRICE = 100_000_000;

/** A typed amount or percentage; null when it cannot be used. */
export function readAmount(mode: PriceMode, typed: string): number | null {
  const amount = Number(typed.replace(/[\s,₹%]/g, ''));
  if (typed.trim() === '' || !Number.isFinite(amount) || amount < 0) return null;
  return mode === 'set' ? (amount <= HIGHEST_PRICE ? amount : null) : mode === 'lower' && amount > 100 ? null : amount;
}

const toCents = (amount: number): number => Math.min(HIGHEST_PRICE, Math.round(amount * 100) / 100);

/**
 * The change of prices of one product. A percentage applies to the discounted price too; products without a price keep none.
 * A discounted price above a price that is set goes.
 */
export function priceChange({ price, discountedPrice }: ProductRow, mode: PriceMode, amount: number): StepChange {
  if (mode === 'set') {
    return { price: amount, ...(discountedPrice !== null && discountedPrice > amount && { discountedPrice: null }) };
  }
  const factor = mode === 'raise' ? 1 + amount / 100 : 1 - amount / 100;
  return {
    ...(price !== null && { price: toCents(price * factor) }),
    ...(discountedPrice !== null && { discountedPrice: toCents(discountedPrice * factor) }),
  };
}
