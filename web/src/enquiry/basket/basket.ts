import { change, read } from '../../device/database';
import { tabChannel } from '../../device/tab-channel';
import { observable } from '../../lib/observable';

/** One product of the basket. Texts are as typed. */
export interface BasketLine {
  /** Product and options: the same choice twice is one line. */
  key: string;
  productId: string;
  title: string;
  sku: string;
  option: string;
  quantity: string;
  branding: string;
  note: string;
  /** Price per piece when it was added; null: on request. */
  price: number | null;
}

export interface Basket {
  lines: readonly BasketLine[];
  /** `2026-12-18`, or ''. */
  neededBy: string;
  /** Per piece, as typed. */
  budget: string;
  pincode: string;
}

export const EMPTY_BASKET: Basket = { lines: [], neededBy: '', budget: '', pincode: '' };

const KEY = 'basket';
/** Says that another tab has stored another basket. */
const channel = tabChannel<'changed'>('basket');
const state = observable<Basket>(EMPTY_BASKET);

/** The basket of this device. */
export const currentBasket = state.get;
export const onBasketChange = state.subscribe;

const isBasket = (value: unknown): value is Basket =>
  typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines);

/** The stored basket; another release may have written it. */
const parse = (value: unknown): Basket => (isBasket(value) ? { ...EMPTY_BASKET, ...value } : EMPTY_BASKET);

/** Changes that are being stored: until they are, the stored basket is older than the one shown. */
let pendingChanges = 0;

async function load(): Promise<void> {
  const stored = parse(await read('settings', KEY));
  if (pendingChanges === 0) state.set(stored);
}

let following = false;

/** Reads the basket, and follows the other tabs. Safe to call again. */
export function loadBasket(): void {
  if (following) return;
  following = true;
  channel.subscribe(() => void load());
  void load();
}

/** Changes the basket here, on the device and in the other tabs. Each change applies to what the device has stored. */
export async function changeBasket(update: (basket: Basket) => Basket): Promise<void> {
  state.set(update(state.get()));
  pendingChanges += 1;
  await change('settings', KEY, (stored) => update(parse(stored)));
  pendingChanges -= 1;
  channel.post('changed');
  await load();
}

/** Adds a line; a line of the same product and options stays as it is. Returns whether it was added. */
export function addLine(line: BasketLine): boolean {
  const isNew = !state.get().lines.some(({ key }) => key === line.key);
  void changeBasket((basket) =>
    basket.lines.some(({ key }) => key === line.key) ? basket : { ...basket, lines: [...basket.lines, line] },
  );
  return isNew;
}

export const changeLine = (key: string, fields: Partial<BasketLine>): Promise<void> =>
  changeBasket((basket) => ({
    ...basket,
    lines: basket.lines.map((line) => (line.key === key ? { ...line, ...fields } : line)),
  }));

export const removeLine = (key: string): Promise<void> =>
  changeBasket((basket) => ({ ...basket, lines: basket.lines.filter((line) => line.key !== key) }));

/** Empties the basket after it was sent. Lines that another tab has added since stay. */
export const clearSent = (sent: readonly BasketLine[]): Promise<void> =>
  changeBasket((basket) => {
    const lines = basket.lines.filter(({ key }) => !sent.some((line) => line.key === key));
    return lines.length === 0 ? EMPTY_BASKET : { ...basket, lines };
  });
