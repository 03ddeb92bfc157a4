import { loadBasket } from './basket';
import { keyOfLine, type BasketLine } from './baskets';
import { referenceOfItem, type OutboxItem } from '../enquiry/outbox/items';
import { fillBasket } from './basket-actions';
import { BASKET_BAR_TEXTS } from './basket-bar-texts';

type OrderItem = Extract<OutboxItem, { kind: 'order' }>;

const textOf = (quantity: number | null): string => quantity?.toString() ?? '';

/** The products of an earlier enquiry as basket lines. A single-product order does not say which price its sender saw. */
export function linesOfOrder({ content }: OrderItem): BasketLine[] {
  const { lines, productId, productrequest, quantity } = content;
  if (lines === undefined) {
    const line = { title: productrequest, sku: '', options: [], branding: '', note: '', quantity: textOf(quantity) };
    return productId === null ? [] : [{ ...line, key: keyOfLine(productId, []), productId }];
  }
  return lines.flatMap(({ productId: id, title, sku, options = [], branding, note, quantity: pieces, offer }) =>
    id === null
      ? []
      : [{ key: keyOfLine(id, options), productId: id, title, sku, options, branding, note, quantity: textOf(pieces), offer }],
  );
}

/** Puts the products of an earlier enquiry into a basket, to ask for them again. */
export async function orderAgain(item: OrderItem): Promise<void> {
  await loadBasket();
  fillBasket(linesOfOrder(item), BASKET_BAR_TEXTS.again(referenceOfItem(item) || item.content.productrequest));
}
