import { LIMITS } from '@catalogue/contract/limits';
import * as v from 'valibot';
import { change, read } from '../../../data/device-store/database';
import { observable } from '../../../lib/observable';
import { readNames } from './check-names';

/** Key in `settings`: logging out deletes it. */
const KEY = 'names';

/** Lists of names as pasted, by product. */
const storedNames = v.record(v.string(), v.string());
type Names = v.InferOutput<typeof storedNames>;

const state = observable<Names>({});
export const onNames = state.subscribe;
const namesFrom = (stored: unknown): Names => {
  const known = v.safeParse(storedNames, stored);
  return known.success ? known.output : {};
};

let loading: Promise<void> | null = null;

/** Reads the lists of this device. Safe to call again. */
export const loadNames = (): Promise<void> =>
  (loading ??= read('settings', KEY).then((stored) => state.set({ ...namesFrom(stored), ...state.get() })));

/** The list of a product as it was pasted; '' without one. */
export const pastedNames = (productId: string): string => state.get()[productId] ?? '';

/** The names for a product's pieces, as they go with an enquiry. */
export const namesOf = (productId: string): string[] =>
  readNames(pastedNames(productId)).map((name) => name.slice(0, LIMITS.engravedName));

async function update(next: (names: Names) => Names): Promise<void> {
  state.set(next(state.get()));
  await change('settings', KEY, (stored) => next(namesFrom(stored)));
}

/** Keeps the list of a product on this device; '' deletes it. */
export const setNames = (productId: string, pasted: string): Promise<void> =>
  update(({ [productId]: _, ...others }) => (pasted === '' ? others : { ...others, [productId]: pasted }));

/** Deletes the lists of products: they have been sent. */
export const removeNames = (productIds: readonly string[]): Promise<void> =>
  update((names) => Object.fromEntries(Object.entries(names).filter(([id]) => !productIds.includes(id))));
