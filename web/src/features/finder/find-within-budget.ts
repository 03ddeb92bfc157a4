import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { paiseOf, priceOf, type Paise } from '@catalogue/contract/prices';
import { addProductionDays } from '../../lib/production-days';

/** What a buyer looks for: a number of gifts at a price each. */
export interface Brief {
  people: number;
  /** Highest price per piece, before GST. */
  budget: number;
  /** Last day of dispatch: `2026-12-20`; null: any. */
  readyBy: string | null;
  /** null: any. */
  tag: string | null;
  /** Id of an occasion; null: any. */
  occasion: string | null;
}

/** Why a product does not fit a brief. `day` is a time of the earliest day of dispatch, ms. */
export type Misfit =
  | { kind: 'price'; price: Paise }
  | { kind: 'onRequest' }
  | { kind: 'minimum'; pieces: number }
  | { kind: 'dispatch'; day: number }
  | { kind: 'noLeadTime' }
  | { kind: 'outOfStock' };

/** A product compared with a brief. */
export interface Evaluation {
  product: ProductSummary;
  /** The people's, or the smallest order where that is more. */
  pieces: number;
  /** Price per piece at the brief's quantity; null: on request. */
  price: Paise | null;
  /** Of all pieces; null: on request. */
  total: Paise | null;
  /** Earliest day of dispatch, ms; null: no lead time stated. */
  dispatch: number | null;
  /** Empty: it fits. */
  misfits: readonly Misfit[];
}

/** Days of dispatch by lead time, because many products share one. */
type DispatchDays = (leadDays: number) => number;

/** @param now ms of the order */
export function dispatchDays(now: number, holidays: ReadonlySet<string>): DispatchDays {
  const known = new Map<number, number>();
  return (leadDays) => {
    const day = known.get(leadDays) ?? addProductionDays(now, leadDays, holidays);
    known.set(leadDays, day);
    return day;
  };
}

const DAY_MS = 86_400_000;

/** Compares a product with a brief. Below the smallest order, the price is that of the smallest order. */
export function evaluateProduct(product: ProductSummary, brief: Brief, dispatchOf: DispatchDays): Evaluation {
  const minimum = minimumOf(product);
  const pieces = Math.max(brief.people, minimum);
  const { unit: price, total } = priceOf(pricedProduct(product), [], pieces);
  const leadDays = product.facets?.leadTime?.[1];
  const dispatch = leadDays === undefined ? null : dispatchOf(leadDays);
  const misfits: Misfit[] = [];
  if (price === null) misfits.push({ kind: 'onRequest' });
  else if (price > paiseOf(brief.budget)) misfits.push({ kind: 'price', price });
  if (minimum > brief.people) misfits.push({ kind: 'minimum', pieces: minimum });
  if (brief.readyBy !== null) {
    if (dispatch === null) misfits.push({ kind: 'noLeadTime' });
    else if (dispatch >= Date.parse(brief.readyBy) + DAY_MS) misfits.push({ kind: 'dispatch', day: dispatch });
  }
  if (!product.stock) misfits.push({ kind: 'outOfStock' });
  return { product, pieces, price, total, dispatch, misfits };
}

export interface FinderResult {
  /** The dearest first: they use the budget best. */
  fitting: readonly Evaluation[];
  /** Those with the fewest misfits first, then the cheapest. */
  others: readonly Evaluation[];
}

/** Splits the products that have the brief's tag into those that fit and the others. */
export function findWithinBudget(
  products: readonly ProductSummary[],
  brief: Brief,
  now: number,
  holidays: ReadonlySet<string>,
): FinderResult {
  const dispatchOf = dispatchDays(now, holidays);
  const all = products
    .filter(({ facets }) => brief.tag === null || facets?.tag?.includes(brief.tag) === true)
    .map((product) => evaluateProduct(product, brief, dispatchOf));
  const unitOf = ({ price }: Evaluation): number => price ?? Infinity;
  return {
    fitting: all.filter(({ misfits }) => misfits.length === 0).sort((one, other) => unitOf(other) - unitOf(one)),
    others: all
      .filter(({ misfits }) => misfits.length > 0)
      .sort((one, other) => one.misfits.length - other.misfits.length || compare(unitOf(one), unitOf(other))),
  };
}

/** Two infinite prices are equal; their difference is not a number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
