import { readWholeNumber } from '../../lib/read-whole-number';
import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { isInStock } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { goneOptions } from '../../data/catalogue/chosen-product';
import { formatDay, formatPaise } from '../../lib/format';
import { endOfDay } from '@catalogue/contract/iso-day';
import { addProductionDays } from '../../lib/production-days';
import type { Absence } from '../enquiry/absent-product';
import { priceOfLine } from './basket-content';
import type { BasketLine } from './baskets';
import { BASKET_TEXTS } from './basket-texts';

/** What the basket needs to know of a product on this device. */
export type BasketProduct = Pick<ProductSummary, 'stock' | 'price' | 'discountedPrice' | 'facets' | 'pricesFor'>;

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
  const quantity = readWholeNumber(line.quantity);
  if (line.quantity.trim() === '') warnings.push(BASKET_TEXTS.noQuantity);
  else if (quantity === null) warnings.push(BASKET_TEXTS.badQuantity);
  else if (quantity < minimumOf(product)) warnings.push(BASKET_TEXTS.belowMinimum(minimumOf(product)));
  if (!isInStock(product, line.options)) warnings.push(BASKET_TEXTS.outOfStock);
  const gone = goneOptions(product, line.options);
  warnings.push(...gone.map(({ name }) => BASKET_TEXTS.optionGone(name)));
  const price = gone.length > 0 ? null : priceOfLine(line, product);
  if (price !== null && line.offer !== undefined && price.unit !== line.offer.unit)
    warnings.push(BASKET_TEXTS.priceChanged(price.unit === null ? BASKET_TEXTS.onRequest : formatPaise(price.unit)));
  const leadTime = product.facets?.leadTime;
  if (neededBy !== '' && leadTime !== undefined) {
    const [from, to] = leadTime;
    const needed = endOfDay(neededBy);
    if (needed < addProductionDays(now, to, holidays)) warnings.push(BASKET_TEXTS.tooSoon(formatDay(needed), from, to));
  }
  return warnings;
}
