import { change, read } from '../../data/device-store/database';
import { storageErrorState } from '../../data/device-store/storage-error';
import { tabChannel } from '../../data/device-store/tab-channel';
import { observable } from '../../lib/observable';
import {
  currentOf,
  emptyBasket,
  NO_BASKETS,
  readBaskets,
  withBasket,
  type Basket,
  type BasketLine,
  type Baskets,
} from './baskets';

const KEY = 'basket';
/** Announces stored changes to the other tabs. */
const channel = tabChannel<'changed'>('basket');
const state = observable<Baskets>(NO_BASKETS);

/** The baskets of this device. */
export const currentBaskets = state.get;
/** The basket that pages show and change. */
export const currentBasket = (): Basket => currentOf(state.get());
export const onBasketChange = state.subscribe;

/** Changes not stored yet: meanwhile the stored baskets are older than those in memory. */
let pendingChanges = 0;

async function load(): Promise<void> {
  const stored = readBaskets(await read('settings', KEY));
  if (pendingChanges === 0) state.set(stored);
}

let loading: Promise<void> | null = null;

/** Reads the baskets, and follows the other tabs. Resolves when they have been read. Safe to call again. */
export function loadBasket(): Promise<void> {
  if (loading === null) {
    channel.subscribe(() => void load());
    // A storage that answers late has the basket all the same.
    storageErrorState.subscribe(() => void load());
    loading = load();
  }
  return loading;
}

/** Changes the baskets here, on the device and in the other tabs. Each change applies to what the device has stored. */
export async function changeBaskets(update: (baskets: Baskets) => Baskets): Promise<void> {
  state.set(update(state.get()));
  pendingChanges += 1;
  try {
    await change('settings', KEY, (stored) => update(readBaskets(stored)));
  } finally {
    pendingChanges -= 1;
  }
  channel.post('changed');
  await load();
}

/** Changes one basket; without `id` the one that is current when it is called. */
export const changeBasket = (update: (basket: Basket) => Basket, id = currentBasket().id): Promise<void> =>
  changeBaskets((baskets) => withBasket(baskets, id, update));

let lastAdded: Promise<void> = Promise.resolve();

/** Resolves when the last added line is stored, or memory holds it for this visit. Rejects where it could not be added. */
export const lineStored = (): Promise<void> => lastAdded;

/**
 * Adds a line at its end, or at `index`. A line of the same product and options takes its pieces, and its logo and names where it has them; else it
 * keeps what was said about it.
 * Returns whether it was added.
 */
export function addLine(line: BasketLine, index = Infinity): boolean {
  const isSame = ({ key }: BasketLine): boolean => key === line.key;
  const isNew = !currentBasket().lines.some(isSame);
  lastAdded = changeBasket((basket) => {
    const { quantity, offer, branding, mockup, names } = line;
    const news = { quantity, offer, ...((mockup ?? names) && { branding, mockup, names }) };
    const lines = basket.lines.some(isSame)
      ? basket.lines.map((one) => (isSame(one) ? { ...one, ...news } : one))
      : [...basket.lines.slice(0, index), line, ...basket.lines.slice(index)];
    return { ...basket, lines };
  });
  return isNew;
}

export const changeLine = (key: string, fields: Partial<BasketLine>): Promise<void> =>
  changeBasket((basket) => ({
    ...basket,
    lines: basket.lines.map((line) => (line.key === key ? { ...line, ...fields } : line)),
  }));

export const removeLine = (key: string): Promise<void> =>
  changeBasket((basket) => ({ ...basket, lines: basket.lines.filter((line) => line.key !== key) }));

/** Empties a basket after it was sent; its name and client stay. So do lines that another tab has added since. */
export const clearSent = ({ id, lines: sent }: Basket): Promise<void> =>
  changeBasket((basket) => {
    const lines = basket.lines.filter(({ key }) => !sent.some((line) => line.key === key));
    return lines.length === 0 ? emptyBasket(basket.id, basket.name, basket.client) : { ...basket, lines };
  }, id);
