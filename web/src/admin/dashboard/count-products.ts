import type { Lead } from '../../lib/lead-view';

export interface AskedProduct {
  /** null for an enquiry about a product that has no id. */
  id: string | null;
  title: string;
  count: number;
}

/** The products that the orders ask for, most asked first. Orders without a product are left out. */
export function countProducts(orders: readonly Lead[], most: number): AskedProduct[] {
  const asked = new Map<string, AskedProduct>();
  for (const order of orders) {
    if (order.kind !== 'order' || order.productrequest === '') continue;
    const key = order.productId ?? order.productrequest;
    const known = asked.get(key) ?? { id: order.productId, title: order.productrequest, count: 0 };
    asked.set(key, { ...known, count: known.count + 1 });
  }
  return [...asked.values()].sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1)).slice(0, most);
}
