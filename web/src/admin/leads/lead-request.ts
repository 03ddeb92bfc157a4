import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { piecesOf } from '@catalogue/contract/order-lines';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { paiseOf, priceOf, rupeesOf, totalOf, totalsOf, type Paise } from '@catalogue/contract/prices';
import { priceOfChoice } from '../../data/catalogue/chosen-product';
import { formatMoney } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { LEAD_TEXTS } from './lead-texts';

type Priced = Parameters<typeof pricedProduct>[0];

/** What a lead asks for, in short. */
export interface LeadRequest {
  /** 'Steel bottle 750 ml', or the beginning of the message. */
  title: string;
  /** Products beside the first one. */
  others: number;
  /** null: not said, or no order. */
  pieces: number | null;
  /** The product whose picture stands for the lead. */
  productId: string | null;
}

/** What a lead asks for, in short. */
export function requestOf(lead: Lead): LeadRequest {
  if (lead.kind === 'quickEnquiry') return { title: lead.message.slice(0, 200), others: 0, pieces: null, productId: null };
  const [first, ...rest] = lead.lines ?? [];
  if (first === undefined)
    return { title: lead.productrequest, others: 0, pieces: lead.quantity, productId: lead.productId ?? null };
  const pieces = piecesOf(lead.lines ?? []);
  return { title: first.title, others: rest.length, pieces: pieces === 0 ? null : pieces, productId: first.productId };
}

/**
 * What a lead is about, in rupees: the prices that the sender saw, or for one product its price now. Lines without a price or pieces
 * count nothing. null: not known.
 */
export function leadValue(lead: Lead, product: Priced | undefined): number | null {
  if (lead.kind === 'quickEnquiry') return null;
  if (lead.lines !== undefined && lead.lines.length > 0) {
    const { sum } = totalsOf(lead.lines.map(seenTotal));
    return sum === 0 ? null : rupeesOf(sum);
  }
  if (product === undefined || lead.quantity === null || lead.quantity === 0) return null;
  const { total } = priceOf(pricedProduct(product), [], lead.quantity);
  return total === null ? null : rupeesOf(total);
}

/** `leadValue` as text: "from ₹1,980" where lines are open, '' where nothing is known. */
export function valueText(lead: Lead, value: number | null): string {
  if (value === null || value === 0) return '';
  const lines = lead.kind === 'order' ? (lead.lines ?? []) : [];
  return totalsOf(lines.map(seenTotal)).open > 0 ? LEAD_TEXTS.valueFrom(formatMoney(value)) : formatMoney(value);
}

/** What the sender saw as the price of a line. */
export const seenTotal = ({ quantity, price, offer }: OrderLine) => ({
  total: totalOf(price === null ? null : paiseOf(price), quantity),
  gstRate: offer?.gstRate ?? null,
});

/** Today's price per piece of a line; null: on request, or the catalogue does not have the product. */
export const todayOf = ({ options = [], quantity }: OrderLine, product: Priced | undefined): Paise | null =>
  product === undefined ? null : priceOfChoice(product, options, quantity ?? minimumOf(product)).unit;

/** The sum that a message may state: the lead's value, where the price of every line is known and still today's; else null. */
export function quotedValue(lead: Lead, productOf: (id: string) => Priced | undefined): number | null {
  const lines = lead.kind === 'order' ? (lead.lines ?? []) : [];
  const isToday = lines.every((line) => {
    const today = todayOf(line, productOf(line.productId ?? ''));
    return line.price !== null && line.quantity !== null && today === paiseOf(line.price);
  });
  return isToday ? leadValue(lead, productOf(requestOf(lead).productId ?? '')) : null;
}
