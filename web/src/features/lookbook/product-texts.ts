import { writeLeadTime } from '@catalogue/contract/lead-time-text';
import { showChoice } from '@catalogue/contract/shown-facts';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { lowestPrice, priceOf } from '@catalogue/contract/prices';
import { formatPaise } from '../../lib/format';
import type { LookbookProduct, PriceMode } from './lookbook-product';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';

/** The price as the lookbook states it; null where prices are off. */
export function priceText(product: LookbookProduct, mode: PriceMode): string | null {
  if (mode === 'off') return null;
  const offer = pricedProduct(product);
  const pieces = product.quantity ?? product.facets?.minimumQuantity ?? 1;
  const { options } = product;
  const amount = mode === 'from' ? lowestPrice(offer, options) : priceOf(offer, options, pieces).unit;
  if (amount === null) return texts.onRequest;
  if (mode === 'quantity') return texts.at(formatPaise(amount), pieces);
  return amount < (priceOf(offer, options, 1).unit ?? Infinity)
    ? texts.from(formatPaise(amount))
    : texts.each(formatPaise(amount));
}

/** Facts of a product, the most important first: small cells leave the last ones out. */
export function factTexts({ facets, material, size }: LookbookProduct): string[] {
  const { minimumQuantity = 1, leadTime, branding = [], colours = [] } = facets ?? {};
  return [
    minimumQuantity > 1 ? texts.minimum(minimumQuantity) : '',
    leadTime ? texts.leadTime(writeLeadTime({ from: leadTime[0], to: leadTime[1] })) : '',
    branding.length > 0 ? texts.branding(branding.map((method) => showChoice('branding', method)).join(', ')) : '',
    material === '' ? '' : texts.material(material),
    size === '' ? '' : texts.size(size),
    colours.length > 0 ? texts.colours(colours.map(([name]) => name).join(', ')) : '',
  ].filter(Boolean);
}
