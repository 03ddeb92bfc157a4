import { change, read } from '../../data/device-store/database';

/** In `settings`: logging out deletes it. */
const KEY = 'recent-searches';
const MAX_HELD = 5;

const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : [];

/** What was searched for on this device, the last first. */
export const recentSearches = async (): Promise<string[]> => textsIn(await read('settings', KEY));

/** Puts a search in front of the list on this device. */
export async function addRecentSearch(words: string): Promise<void> {
  const isOther = (text: string): boolean => text.toLowerCase() !== words.toLowerCase();
  await change('settings', KEY, (stored) => [words, ...textsIn(stored).filter(isOther)].slice(0, MAX_HELD));
}
