import { LIMITS } from '@catalogue/contract/limits';
import { changeBaskets, currentBaskets, loadBasket } from './basket';
import { currentOf, emptyBasket, type Basket, type BasketLine } from './baskets';
import { type ListedClient, titleOf } from '../clients/client-list';
import { newId } from '../../lib/new-id';

/* Creates, switches, renames and deletes baskets. Loaded by the pages that need several baskets. */

/** Creates a basket and makes it current. Resolves to its id when the device has stored it. */
export async function createBasket(name: string, fields: Partial<Pick<Basket, 'client' | 'lines'>> = {}): Promise<string> {
  const basket = { ...emptyBasket(newId(), name), ...fields };
  await changeBaskets(({ all }) => ({ currentId: basket.id, all: [...all, basket] }));
  return basket.id;
}

/** Makes another basket the current one. Resolves when the device has stored it. */
export const switchBasket = (id: string): Promise<void> =>
  changeBaskets((baskets) => (baskets.all.some((one) => one.id === id) ? { ...baskets, currentId: id } : baskets));

/** The basket of a client in the rep's list becomes the current one; a new one if there is none. */
export async function basketForClient({ id, name, company, phone, city, email }: ListedClient): Promise<void> {
  await loadBasket();
  const client = { id, name, company, phone, city, email };
  const known = currentBaskets().all.find((basket) => basket.client?.id === id);
  if (known === undefined) await createBasket(titleOf(client).slice(0, LIMITS.name), { client });
  else await switchBasket(known.id);
}

/** The first basket without a client becomes the current one; a new one if there is none. */
export async function basketForNobody(): Promise<void> {
  await loadBasket();
  const known = currentBaskets().all.find(({ client }) => client === null);
  if (known === undefined) await createBasket('');
  else await switchBasket(known.id);
}

/** Deletes a basket; the last one is replaced by an empty one. Returns the function that restores it at its index. */
export function deleteBasket(id: string): () => void {
  const before = currentBaskets();
  const index = before.all.findIndex((one) => one.id === id);
  const basket = before.all[index];
  if (basket === undefined) return () => undefined;
  const substitute = emptyBasket(newId());
  void changeBaskets((baskets) => {
    const rest = baskets.all.filter((one) => one.id !== id);
    const all = rest.length === 0 ? [substitute] : rest;
    return { currentId: currentOf({ ...baskets, all }).id, all };
  });
  return () =>
    void changeBaskets(({ currentId, all }) => {
      if (all.some((one) => one.id === id)) return { currentId, all };
      const others = all.filter((one) => one.id !== substitute.id || one.lines.length > 0);
      return { currentId: before.currentId, all: [...others.slice(0, index), basket, ...others.slice(index)] };
    });
}

/** Puts the products of an earlier enquiry or a shortlist into a basket: the current one while it is empty, else a new one. */
export function fillBasket(products: readonly BasketLine[], name: string): void {
  const lines = [...new Map(products.map((line) => [line.key, line])).values()];
  const current = currentOf(currentBaskets());
  if (current.lines.length > 0) {
    void createBasket(name, { lines });
    return;
  }
  void changeBaskets((baskets) => ({
    ...baskets,
    all: baskets.all.map((one) => (one.id === current.id ? { ...one, lines: [...one.lines, ...lines] } : one)),
  }));
}
