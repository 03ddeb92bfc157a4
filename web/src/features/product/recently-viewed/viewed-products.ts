import { change, read, remove } from '../../../data/device-store/database';

/** In `settings`. Stays on this device. */
const KEY = 'recently-viewed';
/** More than a page shows, because products may disappear. */
const MAX_HELD = 12;

const idsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];

/** `ids` with the product viewed now in front. */
export const withViewed = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MAX_HELD);

/** Ids of the products viewed on this device, the last one first. */
export const viewedProducts = async (): Promise<string[]> => idsIn(await read('settings', KEY));

/** Puts a product in front of the list on this device. */
export async function addViewedProduct(id: string): Promise<void> {
  await change('settings', KEY, (stored) => withViewed(idsIn(stored), id));
}

/** Empties the list on this device. */
export async function clearViewedProducts(): Promise<void> {
  await remove('settings', KEY);
}
