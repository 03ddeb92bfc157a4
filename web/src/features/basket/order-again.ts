import { loadBasket } from './basket';
import type { BasketLine } from './baskets';
import { referenceOfItem, type OutboxItem } from '../enquiry/outbox/item';
import { fillBasket } from './basket-actions';
import { BASKET_BAR_TEXTS } from './basket-bar-texts';

type OrderItem = Extract<OutboxItem, { kind: 'order' }>;

const textOf = (quantity: number | null): string => quantity?.toString() ?? '';

/** The products of an earlier enquiry as basket lines. A single-product order does not say which price its sender saw. */
export function linesOfOrder({ content }: OrderItem): BasketLine[] {
  const { lines, productId, productrequest, quantity } = content;
  if (lines === undefined) {
    const line = { title: productrequest, sku: '', option: '', branding: '', note: '', quantity: textOf(quantity) };
    return productId === null ? [] : [{ ...line, key: `${productId}/`, productId }];
  }
  return lines.flatMap(({ productId: id, ...line }) =>
    id === null ? [] : [{ ...line, key: `${id}/${line.option}`, productId: id, quantity: textOf(line.quantity) }],
  );
}

/** Puts the products of an earlier enquiry into a basket, to ask for them again. */
export async function orderAgain(item: OrderItem): Promise<void> {
  await loadBasket();
  fillBasket(linesOfOrder(item), BASKET_BAR_TEXTS.again(referenceOfItem(item) || item.content.productrequest));
}
