import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Offer, OrderLine } from '@catalogue/contract/entities/order-line';
import type { Mockup } from '@catalogue/contract/mockup';
import { optionText, pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { isChosen, priceOf, rupeesOf, type ChosenOption, type PiecesPrice } from '@catalogue/contract/prices';
import { observable } from '../../lib/observable';
import { serverNow } from '../network/server-clock';
import { catalogue } from './store';

/** A product as a buyer has chosen it. */
export interface ChosenProduct {
  product: ProductSummary;
  options: readonly ChosenOption[];
  /** Item number of these options. */
  sku: string | null;
  pieces: number;
}

/** What the open product page has chosen. */
export interface PageChoice extends ChosenProduct {
  /** The pieces that the buyer has typed; null: none yet. */
  asked: number | null;
  /** Goes with the line. */
  note: string;
  /** The day when the pieces are needed, such as `2026-12-18`; null: not said. */
  neededBy: string | null;
}
export const currentChoice = observable<PageChoice | null>(null);

/** What the buyer puts on a product, as data and in words, for a line of an enquiry. */
export interface LineMockup {
  /** How the logo is placed; missing: no logo is shown. */
  mockup?: Mockup | undefined;
  branding: string;
  /** A name for each piece. */
  names?: string[] | undefined;
}

/** What the open product page shows on its product; null: neither a logo nor names. */
export const currentMockup = observable<(LineMockup & { productId: string }) | null>(null);

type PricedSummary = Parameters<typeof pricedProduct>[0];

/** The chosen options that the product does not have any more. */
export const goneOptions = (product: PricedSummary, options: readonly ChosenOption[]): ChosenOption[] =>
  options.filter((option) => !isChosen(pricedProduct(product).options, option));

const ON_REQUEST = { price: null, discountedPrice: null, priceBreaks: [] };

/** The price of a choice that was stored earlier: on request where the product does not have one of its options any more. */
export const priceOfChoice = (product: PricedSummary, options: readonly ChosenOption[], pieces: number): PiecesPrice =>
  priceOf({ ...pricedProduct(product), ...(goneOptions(product, options).length > 0 && ON_REQUEST) }, options, pieces);

/** What this device shows as the price, to be stored with an enquiry. */
export const offerOf = ({ unit, source, gstRate }: PiecesPrice): Offer => ({
  unit,
  source,
  gstRate,
  catalogue: catalogue().snapshot?.version ?? 0,
  at: serverNow(),
});

/** The choice as a line of an enquiry, at the price that this device shows; open pieces (null) at that of the smallest order. */
export function orderLineOf({
  product,
  options,
  sku,
  pieces,
}: Omit<ChosenProduct, 'pieces'> & { pieces: number | null }): OrderLine {
  const price = priceOfChoice(product, options, pieces ?? minimumOf(product));
  return {
    productId: product.id,
    title: product.title,
    sku: sku ?? '',
    option: optionText(options),
    options: [...options],
    quantity: pieces,
    branding: '',
    note: '',
    price: price.unit === null ? null : rupeesOf(price.unit),
    offer: offerOf(price),
  };
}
