import type { OrderLine } from './entities/order-line';
import { LIMITS } from './limits';

/* Without schemas: public pages import it. */

type Line = Pick<OrderLine, 'title' | 'productId' | 'quantity'>;

/** Pieces of all lines; a line without a quantity counts none. */
export const piecesOf = (lines: readonly Pick<OrderLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

/** SPEC's single-product fields for an enquiry with lines: the first product and how many more, the sum of the quantities. */
export function sumUpLines(lines: readonly Line[]): {
  productrequest: string;
  productId: string | null;
  quantity: number | null;
} {
  const [first] = lines;
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : '';
  const pieces = piecesOf(lines);
  return {
    productrequest: `${(first?.title ?? '').slice(0, LIMITS.title - more.length)}${more}`,
    productId: first?.productId ?? null,
    quantity: pieces === 0 ? null : Math.min(pieces, LIMITS.quantity),
  };
}

/** "12 names" */
export const namesText = (count: number): string => (count === 1 ? '1 name' : `${count} names`);

/** One line as text: "50 x Steel bottle (Blue, 500 ml), ₹474 each, Laser engraving, 50 names: for the sales team". */
export function lineText({
  quantity,
  title,
  option,
  branding,
  note,
  price,
  names = [],
}: Omit<OrderLine, 'productId' | 'sku'>): string {
  const product = `${quantity === null ? '' : `${quantity} x `}${title}${option === '' ? '' : ` (${option})`}`;
  const each = typeof price !== 'number' ? '' : `, ₹${price.toLocaleString('en-IN', { maximumFractionDigits: 2 })} each`;
  const named = names.length === 0 ? '' : `, ${namesText(names.length)}`;
  return `${product}${each}${branding === '' ? '' : `, ${branding}`}${named}${note === '' ? '' : `: ${note}`}`;
}
