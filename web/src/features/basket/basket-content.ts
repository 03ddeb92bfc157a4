import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { OrderInput } from '@catalogue/contract/entities/lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { sumUpLines } from '@catalogue/contract/order-lines';
import { optionText } from '@catalogue/contract/priced-product';
import { rupeesOf, type PiecesPrice } from '@catalogue/contract/prices';
import { readNumber } from '@catalogue/contract/read-number';
import { offerOf, priceOfChoice } from '../../data/catalogue/chosen-product';
import type { Subject } from '../enquiry/form-values';
import type { Basket, BasketLine } from './baskets';
import { readWholeNumber } from '../../lib/read-whole-number';

/** Fields of an order that a basket adds. */
export type BasketContent = Pick<OrderInput, 'lines' | 'neededBy' | 'budget' | 'pincode' | 'clientId'>;

/** A line as it is sent, at the price that this device shows now, else at the one that it showed last. */
function toOrderLine(line: BasketLine, product: ProductSummary | undefined): OrderLine {
  const { productId, title, sku, options, quantity, branding, note, mockup, names } = line;
  const price = priceOfLine(line, product);
  const offer = price === null ? line.offer : offerOf(price);
  return {
    ...{ productId, title, sku, option: optionText(options), options: [...options] },
    ...{ quantity: readWholeNumber(quantity), branding, note },
    ...(mockup && { mockup }),
    ...(names && { names }),
    price: typeof offer?.unit !== 'number' ? null : rupeesOf(offer.unit),
    offer,
  };
}

type PricedSummary = Parameters<typeof priceOfChoice>[0];

/** Price of a line by the catalogue on this device; null without the product, or while its pieces are open. */
export function priceOfLine(
  { options, quantity }: Pick<BasketLine, 'options' | 'quantity'>,
  product: PricedSummary | undefined,
): PiecesPrice | null {
  const pieces = readWholeNumber(quantity);
  return product === undefined || pieces === null ? null : priceOfChoice(product, options, pieces);
}

/** Another quantity of a line, with the price that this device shows for it. */
export function piecesAndOffer(
  { options }: Pick<BasketLine, 'options'>,
  quantity: string,
  product: PricedSummary | undefined,
): Pick<BasketLine, 'quantity' | 'offer'> {
  const price = priceOfLine({ options, quantity }, product);
  return { quantity, ...(price && { offer: offerOf(price) }) };
}

/**
 * The basket as an order. Pieces that cannot be read become null, so that no line blocks the enquiry; a budget that cannot be read is NaN,
 * which the contract refuses at its field: nobody would see that it was left out.
 */
export function subjectOfBasket(
  { id, client, lines, neededBy, budget, pincode }: Basket,
  productOf: (productId: string) => ProductSummary | undefined,
): Subject {
  const orderLines = lines.map((line) => toOrderLine(line, productOf(line.productId)));
  const { productrequest, productId } = sumUpLines(orderLines);
  return {
    kind: 'order',
    product: { id: productId, title: productrequest },
    basketId: id,
    basket: {
      lines: orderLines,
      ...(neededBy !== '' && { neededBy }),
      ...(budget.trim() !== '' && { budget: readNumber(budget) ?? NaN }),
      ...(pincode.trim() !== '' && { pincode: pincode.trim() }),
      ...(client?.id !== undefined && { clientId: client.id }),
    },
  };
}
