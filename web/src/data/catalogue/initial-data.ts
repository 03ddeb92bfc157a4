import { INITIAL_DATA_ID } from '@catalogue/contract/catalogue-format';
import type { InitialData } from '@catalogue/contract/entities/initial-data';
import { setPicturePreviews } from '../../lib/picture-previews';
import { startFrom } from './store';

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Puts initial data into memory. Its entries are not checked: the server rendered this page from the same ones. */
export function showInitialData({ list, details, counts, renderedAt, isMissing, listPage, previews }: InitialData): void {
  setPicturePreviews(previews);
  startFrom({
    snapshot: {
      version: list.version,
      asOf: list.asOf,
      categories: byId(list.categories),
      products: byId(list.products),
      banners: byId(list.banners),
      settings: list.settings ?? {},
      removed: new Map(),
    },
    details: { version: details.version, asOf: details.asOf, details: new Map(Object.entries(details.details)) },
    initialData: { counts: new Map(Object.entries(counts)), renderedAt, isMissing, listPage },
    // The renderer of a missing entry has just requested it from the server.
    confirmation: isMissing ? 'fresh' : 'pending',
  });
}

/** For a page that shows nothing of the catalogue: the server's memory may hold that of another page. */
export function showNothing(): void {
  setPicturePreviews({});
  startFrom({ snapshot: null, details: null, initialData: null, confirmation: 'pending' });
}

/** Shows the initial data inlined in this page. False where there is none, or it is cut off: then nothing can be hydrated. */
export function showInlinedInitialData(): boolean {
  const json = document.getElementById(INITIAL_DATA_ID)?.textContent;
  if (!json) return false;
  try {
    showInitialData(JSON.parse(json) as InitialData);
    return true;
  } catch {
    return false;
  }
}
