import { writeLeadTime } from '@catalogue/contract/lead-time-text';
import { showChoice } from '@catalogue/contract/shown-choices';
import { optionText, pricedProduct } from '@catalogue/contract/priced-product';
import { lowestPrice, priceOf } from '@catalogue/contract/prices';
import { goneOptions } from '../../data/catalogue/chosen-product';
import { formatPaise } from '../../lib/format';
import type { LookbookProduct, PriceMode } from './lookbook-product';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** Whether the file would tell a client what only some people may see. */
export const hasLimitedPrices = (products: readonly LookbookProduct[]): boolean =>
  products.some((product) => product.pricesFor !== undefined && lowestPrice(pricedProduct(product), product.options) !== null);

/** The price as the lookbook states it; null where prices are off. */
export function priceText(product: LookbookProduct, mode: PriceMode): string | null {
  if (mode === 'off') return null;
  const offer = pricedProduct(product);
  const pieces = product.quantity ?? product.facets?.minimumQuantity ?? 1;
  const { options } = product;
  const amount = mode === 'from' ? lowestPrice(offer, options) : priceOf(offer, options, pieces).unit;
  if (amount === null || goneOptions(product, options).length > 0) return texts.onRequest;
  if (mode === 'quantity') return texts.at(formatPaise(amount), pieces);
  return amount < (priceOf(offer, options, 1).unit ?? Infinity)
    ? texts.from(formatPaise(amount))
    : texts.each(formatPaise(amount));
}

/** Label and value of each fact of a product, the most important first: small cells leave the last ones out. */
export function factTexts({ facets, options, material, size }: LookbookProduct): Fact[] {
  const { minimumQuantity = 1, leadTime, branding = [], colours = [] } = facets ?? {};
  const hasColour = options.some(({ kind }) => kind === 'colour');
  const facts: Fact[] = [
    [texts.chosen, optionText(options)],
    [texts.minimum, minimumQuantity > 1 ? texts.pieces(minimumQuantity) : ''],
    [texts.dispatch, leadTime ? texts.leadTime(writeLeadTime({ from: leadTime[0], to: leadTime[1] })) : ''],
    [texts.branding, branding.map((method) => showChoice('branding', method)).join(', ')],
    [texts.colours, hasColour ? '' : colours.map(([name]) => name).join(', ')],
    [texts.material, material],
    [texts.size, size],
  ];
  return facts.filter(([, value]) => value !== '');
}
