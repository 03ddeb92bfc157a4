/** Screens whose address has parts of its own (a product's id) are left out: each would be an entry. */
export const IS_SCREEN = /^\/Admin\/[\w-]+$/i;

/** Identifies the release of the page: the URL of its first script. Null where it has none. */
export const releaseOf = (page: Document): string | null =>
  page.querySelector<HTMLLinkElement>('[rel=modulepreload]')?.href ?? null;

/**
 * Keeps the names of the scripts and styles that the page has requested so far, in localStorage: reopen-screen.js requests them side by side when this
 * screen is opened again. They belong to the release whose first script they name, and the first list of a release stays: a later one
 * would contain what was preloaded without need. Call it once the screen is loaded, before what can wait is.
 */
export function rememberFiles(pathname: string): void {
  const release = releaseOf(document);
  if (!IS_SCREEN.test(pathname) || release === null) return;
  const key = `files ${pathname}`;
  const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const files = (isWanted: RegExp): string[] => [...names].filter((name) => isWanted.test(name));
  const remembered = { release, scripts: files(/\/assets\/[^/]+\.js$/), styles: files(/\/assets\/[^/]+\.css$/) };
  try {
    if (localStorage.getItem(key)?.includes(JSON.stringify(release)) === true) return;
    localStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Storage is off or full.
  }
}
