import type { OrderLine } from './entities/order-line';
import { LIMITS } from './limits';

/* Without schemas: public pages import it. */

type Line = Pick<OrderLine, 'title' | 'productId' | 'quantity'>;

/** SPEC's single-product fields for an enquiry with lines: the first product and how many more, the sum of the quantities. */
export function sumUpLines(lines: readonly Line[]): {
  productrequest: string;
  productId: string | null;
  quantity: number | null;
} {
  const [first] = lines;
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : '';
  const pieces = lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  return {
    productrequest: `${(first?.title ?? '').slice(0, LIMITS.title - more.length)}${more}`,
    productId: first?.productId ?? null,
    quantity: pieces === 0 ? null : Math.min(pieces, LIMITS.quantity),
  };
}

/** One line as text: "50 x Steel bottle (Blue, 500 ml), ₹474 each, Laser engraving: for the sales team". */
export function lineText({ quantity, title, option, branding, note, price }: Omit<OrderLine, 'productId' | 'sku'>): string {
  const product = `${quantity === null ? '' : `${quantity} x `}${title}${option === '' ? '' : ` (${option})`}`;
  const each = typeof price !== 'number' ? '' : `, ₹${price.toLocaleString('en-IN', { maximumFractionDigits: 2 })} each`;
  return `${product}${each}${branding === '' ? '' : `, ${branding}`}${note === '' ? '' : `: ${note}`}`;
}
