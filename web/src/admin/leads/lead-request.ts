import type { Lead } from '../../lib/lead-view';

interface Priced {
  price: number | null;
  discountedPrice: number | null;
}

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
  const pieces = (lead.lines ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return { title: first.title, others: rest.length, pieces: pieces === 0 ? null : pieces, productId: first.productId };
}

/**
 * What a lead is about, in money: the prices that the sender saw, or for one product its price now. null: not known.
 */
export function leadValue(lead: Lead, product: Priced | undefined): number | null {
  if (lead.kind === 'quickEnquiry') return null;
  if (lead.lines !== undefined && lead.lines.length > 0) {
    const sum = lead.lines.reduce((total, { quantity, price }) => total + (quantity ?? 0) * (price ?? 0), 0);
    return sum === 0 ? null : sum;
  }
  if (product === undefined || lead.quantity === null || lead.quantity === 0) return null;
  const price = product.discountedPrice ?? product.price;
  return price === null ? null : price * lead.quantity;
}
