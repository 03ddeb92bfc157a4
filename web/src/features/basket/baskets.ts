import type { Offer } from '@catalogue/contract/entities/order-line';
import type { Mockup } from '@catalogue/contract/mockup';
import { optionText } from '@catalogue/contract/priced-product';
import type { ChosenOption } from '@catalogue/contract/prices';

/** One product of a basket. Texts are as typed. */
export interface BasketLine {
  /** Product and options: the same choice twice is one line. */
  key: string;
  productId: string;
  title: string;
  sku: string;
  options: readonly ChosenOption[];
  quantity: string;
  branding: string;
  note: string;
  /** How the buyer has placed the logo; missing: no logo was shown. */
  mockup?: Mockup | undefined;
  /** A name for each piece. */
  names?: string[] | undefined;
  /** The price that this device showed when product, options or pieces were chosen last; missing: not known. */
  offer?: Offer | undefined;
}

export const keyOfLine = (productId: string, options: readonly ChosenOption[]): string => `${productId}/${optionText(options)}`;

/** The client of a rep's basket, as typed. The enquiry form starts with these values. */
export interface Client {
  /** Of a client in the rep's list; absent: typed for this basket only. */
  id?: string;
  name: string;
  company: string;
  phone: string;
  /** Known of a client in the list. */
  city?: string;
  email?: string;
}

export interface Basket {
  id: string;
  /** As typed; '' for the basket that every device starts with. */
  name: string;
  client: Client | null;
  lines: readonly BasketLine[];
  /** `2026-12-18`, or ''. */
  neededBy: string;
  /** Per piece, as typed. */
  budget: string;
  pincode: string;
}

/** The baskets of this device, at least one. */
export interface Baskets {
  currentId: string;
  all: readonly Basket[];
}

export const emptyBasket = (id: string, name = '', client: Client | null = null): Basket => ({
  id,
  name,
  client,
  lines: [],
  neededBy: '',
  budget: '',
  pincode: '',
});

export const FIRST_BASKET = emptyBasket('first');
export const NO_BASKETS: Baskets = { currentId: FIRST_BASKET.id, all: [FIRST_BASKET] };

const hasList = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown[]> =>
  typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[key]);

/** The stored baskets. */
export function readBaskets(value: unknown): Baskets {
  if (!hasList(value, 'all')) return NO_BASKETS;
  const all = value.all.flatMap((one) => (hasList(one, 'lines') ? [{ ...FIRST_BASKET, ...one } as Basket] : []));
  return all.length === 0 ? NO_BASKETS : { ...NO_BASKETS, ...value, all };
}

/** The current basket; the first one if its id is unknown. */
export const currentOf = ({ currentId, all }: Baskets): Basket =>
  all.find(({ id }) => id === currentId) ?? all[0] ?? FIRST_BASKET;

/** Changes one basket. If another tab has deleted it, the current basket gets the change. */
export function withBasket(baskets: Baskets, id: string, update: (basket: Basket) => Basket): Baskets {
  const target = baskets.all.find((one) => one.id === id) ?? currentOf(baskets);
  return { ...baskets, all: baskets.all.map((one) => (one === target ? update(one) : one)) };
}
