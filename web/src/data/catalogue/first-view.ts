import { FIRST_VIEW_ID } from '@catalogue/contract/catalogue-format';
import type { FirstView } from '@catalogue/contract/entities/first-view';
import { setPicturePreviews } from '../../lib/picture-previews';
import { startFrom } from './store';

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Puts a first view into memory. Its entries are not checked: the page function rendered this page from the same ones. */
export function showFirstView({ list, details, counts, renderedAt, isMissing, listPage, previews }: FirstView): void {
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
    firstView: { counts: new Map(Object.entries(counts)), renderedAt, isMissing, listPage },
    // Whoever rendered a missing entry has just asked the server.
    confirmation: isMissing ? 'fresh' : 'pending',
  });
}

/** For a page that shows nothing of the catalogue: the server's memory may hold that of another page. */
export function showNothing(): void {
  setPicturePreviews({});
  startFrom({ snapshot: null, details: null, firstView: null, confirmation: 'pending' });
}

/** Shows the first view inlined in this page. False where there is none, or it is cut off: then nothing can be hydrated. */
export function showInlinedFirstView(): boolean {
  const json = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!json) return false;
  try {
    showFirstView(JSON.parse(json) as FirstView);
    return true;
  } catch {
    return false;
  }
}
