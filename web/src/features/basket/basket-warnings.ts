import { formatDay, formatMoney } from '../../lib/format';
import { addWorkingDays } from '../../lib/working-days';
import type { Absence } from '../enquiry/absence';
import type { BasketLine } from './baskets';
import { BASKET_TEXTS } from './basket-texts';

/** What the basket needs to know of a product on this device. */
export interface BasketProduct {
  stock: boolean;
  /** Price per piece before price breaks; null: on request. */
  price: number | null;
  minimumQuantity: number;
  /** Working days from the approved proof to dispatch: [from, to]. */
  leadTime: readonly [number, number] | undefined;
}

/**
 * Warnings about a line. They never stop the enquiry: staff may find a way.
 *
 * @param product undefined when the catalogue on this device does not have it; `absence` says why
 * @param neededBy `2026-12-18`, or ''
 */
export function lineWarnings(
  line: BasketLine,
  product: BasketProduct | undefined,
  neededBy: string,
  { now, holidays, absence }: { now: number; holidays: ReadonlySet<string>; absence: Absence },
): string[] {
  if (product === undefined) return absence === 'asking' ? [] : [BASKET_TEXTS.absent[absence]];
  const warnings: string[] = [];
  const quantity = Number(line.quantity);
  if (line.quantity.trim() === '') warnings.push(BASKET_TEXTS.noQuantity);
  else if (!Number.isInteger(quantity) || quantity < 1) warnings.push(BASKET_TEXTS.badQuantity);
  else if (quantity < product.minimumQuantity) warnings.push(BASKET_TEXTS.belowMinimum(product.minimumQuantity));
  if (!product.stock) warnings.push(BASKET_TEXTS.outOfStock);
  if (line.price !== undefined && product.price !== line.price) {
    warnings.push(BASKET_TEXTS.priceChanged(product.price === null ? BASKET_TEXTS.onRequest : formatMoney(product.price)));
  }
  if (neededBy !== '' && product.leadTime !== undefined) {
    const [from, to] = product.leadTime;
    // The end of that day where the visitor is.
    const needed = Date.parse(`${neededBy}T23:59:59`);
    if (needed < addWorkingDays(now, to, holidays)) warnings.push(BASKET_TEXTS.tooSoon(formatDay(needed), from, to));
  }
  return warnings;
}
