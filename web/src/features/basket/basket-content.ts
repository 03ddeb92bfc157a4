import type { OrderInput } from '@catalogue/contract/entities/lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { sumUpLines } from '@catalogue/contract/order-lines';
import type { Subject } from '../enquiry/form-values';
import type { Basket, BasketLine } from './baskets';

/** Fields of an order that a basket adds. */
export type BasketContent = Pick<OrderInput, 'lines' | 'neededBy' | 'budget' | 'pincode' | 'clientId'>;

/** The number of a text like "50"; null for any other. */
export const wholeOrNull = (text: string): number | null => (/^\s*[1-9]\d*\s*$/.test(text) ? Number(text) : null);

const toOrderLine = ({ productId, title, sku, option, quantity, branding, note, price }: BasketLine): OrderLine => ({
  productId,
  title,
  sku,
  option,
  quantity: wholeOrNull(quantity),
  branding,
  note,
  price: price ?? null,
});

/** The basket as an order. Numbers that cannot be read become null, so that no line blocks the enquiry. */
export function subjectOfBasket({ id, client, lines, neededBy, budget, pincode }: Basket): Subject {
  const orderLines = lines.map(toOrderLine);
  const { productrequest, productId } = sumUpLines(orderLines);
  const amount = Number(budget.trim());
  return {
    kind: 'order',
    product: { id: productId, title: productrequest },
    basketId: id,
    basket: {
      lines: orderLines,
      ...(neededBy !== '' && { neededBy }),
      ...(budget.trim() !== '' && Number.isFinite(amount) && amount >= 0 && { budget: amount }),
      ...(pincode.trim() !== '' && { pincode: pincode.trim() }),
      ...(client?.id !== undefined && { clientId: client.id }),
    },
  };
}
