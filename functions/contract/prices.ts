/* Without schemas: public pages import this module, and must not load the schema library with it. */
import type { LimitedAudience } from './price-audience';
import type { OptionKind } from './product-fields';

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
export const isDiscountAbovePrice = ({ price, discountedPrice }: Prices): boolean =>
  price !== null && discountedPrice !== null && discountedPrice > price;

/**
 * Whether a write has to be refused because its prices cross. Prices that crossed before stay valid until one of them changes.
 * firestore.rules has the same check. `before` is null for a new product.
 */
export const makesPricesCross = (after: Prices, before: Prices | null): boolean =>
  isDiscountAbovePrice(after) && (before?.price !== after.price || before.discountedPrice !== after.discountedPrice);

/** An amount in the smallest unit of the currency: whole numbers, so that sums are exact. */
export type Paise = number;

export const paiseOf = (amount: number): Paise => Math.round(amount * 100);
/** The amount in rupees, for texts and for fields that hold rupees. */
export const rupeesOf = (paise: Paise): number => paise / 100;

/** All pieces together; null: on request, or pieces open. */
export const totalOf = (unit: Paise | null, pieces: number | null): Paise | null =>
  unit === null || pieces === null ? null : unit * pieces;

/** A chosen colour, size or capacity. */
export interface ChosenOption {
  kind: OptionKind;
  name: string;
}

/** What decides about a price, as the person who asks may see it: hidden prices are null (decision 012). */
export interface PricedProduct extends Prices {
  priceBreaks: readonly PriceBreak[];
  options: readonly (ChosenOption & { price: number | null })[];
  /** Per cent; null: not stated. */
  gstRate: number | null;
  /** Who may see these prices, where that is not everyone. */
  pricesFor?: LimitedAudience | undefined;
}

export const OFFER_SOURCES = ['list', 'tier', 'option', 'staff'] as const;

/** The price of a number of pieces with the chosen options, before branding and GST. */
export interface PiecesPrice {
  /** Per piece; null: on request. */
  unit: Paise | null;
  /** The list price per piece, where `unit` is a discount on it. */
  before: Paise | null;
  /** What decides: the list price, a price break, an option's own price, or a price that only staff may see. */
  source: (typeof OFFER_SOURCES)[number];
  /** All pieces; null: on request. */
  total: Paise | null;
  /** On the total; null: no rate, or on request. */
  gst: Paise | null;
  gstRate: number | null;
  /** The next price break, where it is cheaper. */
  next: { from: number; unit: Paise } | null;
}

/**
 * The one place that computes prices. The price break for the quantity decides; below the first one, and without any, SPEC's
 * `discountedPrice`, else its `price`. An option's own price moves every price by its difference to that of one piece.
 */
export function priceOf(product: PricedProduct, chosen: readonly ChosenOption[], pieces: number): PiecesPrice {
  const { price, discountedPrice, priceBreaks, options, gstRate, pricesFor } = product;
  const base = discountedPrice ?? price;
  const difference = (chosen.length === 0 ? [] : options)
    .filter((option) => isChosen(chosen, option))
    .reduce((sum, option) => sum + (option.price === null || base === null ? 0 : paiseOf(option.price) - paiseOf(base)), 0);
  const moved = (amount: number | null): Paise | null => (amount === null ? null : Math.max(0, paiseOf(amount) + difference));

  const step = priceBreaks.findLast(({ from }) => from <= pieces);
  const unit = moved(step ? step.price : base);
  const after = priceBreaks.find(({ from }) => from > pieces);
  const nextUnit = moved(after?.price ?? null);
  const list = moved(price);
  const total = totalOf(unit, pieces);
  const hasTier = step !== undefined && step !== priceBreaks[0];
  return {
    unit,
    before: unit !== null && list !== null && list > unit && !hasTier ? list : null,
    source: pricesFor === 'staff' ? 'staff' : difference !== 0 ? 'option' : hasTier ? 'tier' : 'list',
    total,
    gst: total === null ? null : gstOf(total, gstRate),
    gstRate,
    next:
      after !== undefined && nextUnit !== null && unit !== null && nextUnit < unit
        ? { from: after.from, unit: nextUnit }
        : null,
  };
}

/** GST on an amount, rounded to whole paise; null without a rate. */
export const gstOf = (amount: Paise, rate: number | null): Paise | null =>
  rate === null ? null : Math.round((amount * rate) / 100);

/** Whether this option is among the chosen ones. */
export const isChosen = (chosen: readonly ChosenOption[], { kind, name }: ChosenOption): boolean =>
  chosen.some((one) => one.kind === kind && one.name === name);

/** The lowest known price per piece at any quantity; null: on request. */
export function lowestPrice(product: PricedProduct, chosen: readonly ChosenOption[] = []): Paise | null {
  const quantities = [1, ...product.priceBreaks.map(({ from }) => from)];
  const known = quantities.map((pieces) => priceOf(product, chosen, pieces).unit).filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

export interface Totals {
  /** Before branding and GST. */
  sum: Paise;
  /** GST by rate, the lowest rate first. */
  gst: readonly { rate: number; amount: Paise }[];
  /** Lines whose price is on request, or whose pieces are open: they are not in the sum. */
  open: number;
}

/** Sums up lines; `null`: on request, or pieces open. GST is computed on the sum of each rate. */
export function totalsOf(lines: readonly (Pick<PiecesPrice, 'total' | 'gstRate'> | null)[]): Totals {
  let sum = 0;
  let open = 0;
  const byRate = new Map<number, Paise>();
  for (const line of lines) {
    const { total = null, gstRate = null } = line ?? {};
    if (total === null) open += 1;
    sum += total ?? 0;
    if (total !== null && gstRate !== null) byRate.set(gstRate, (byRate.get(gstRate) ?? 0) + total);
  }
  const gst = [...byRate]
    .sort(([one], [other]) => one - other)
    .map(([rate, amount]) => ({ rate, amount: gstOf(amount, rate) ?? 0 }));
  return { sum, gst, open };
}
