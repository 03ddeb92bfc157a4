import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import type { Lead } from '../../data/leads/lead-view';

type OrderLead = Extract<Lead, { kind: 'order' }>;

export interface RequestedProduct {
  /** null for an enquiry about a product that has no id. */
  id: string | null;
  title: string;
  orders: readonly OrderLead[];
}

const isWorked = ({ status }: Lead): boolean => (WORKED_STATUSES as readonly LeadStatus[]).includes(status);

/** The products of the orders, most requested first. Spam and merged orders, and those without a product, are left out. */
export function countProducts(leads: readonly Lead[], most: number): RequestedProduct[] {
  const asked = new Map<string, RequestedProduct>();
  for (const order of leads) {
    if (order.kind !== 'order' || !isWorked(order)) continue;
    for (const [key, product] of productsOf(order)) {
      const known = asked.get(key) ?? { ...product, orders: [] };
      asked.set(key, { ...known, orders: [...known.orders, order] });
    }
  }
  return [...asked.values()].sort((a, b) => b.orders.length - a.orders.length || (a.title < b.title ? -1 : 1)).slice(0, most);
}

/** Each product of an order once, by id or else by title. `productrequest` names the first product of a basket only. */
function productsOf({ lines = [], productId, productrequest }: OrderLead): Map<string, Pick<RequestedProduct, 'id' | 'title'>> {
  const products = lines.length > 0 ? lines : [{ productId, title: productrequest }];
  return new Map(products.filter(({ title }) => title !== '').map(({ productId: id, title }) => [id ?? title, { id, title }]));
}
