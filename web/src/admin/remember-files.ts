/** Screens whose address has parts of its own (a product's id) are left out: each would be an entry. */
const IS_SCREEN = /^\/Admin\/[\w-]+$/i;

/**
 * Keeps the names of the scripts and styles that the page has requested so far, in localStorage: preload-files.js requests them side by side when this
 * screen is opened again. They belong to the release whose first script they name, and the first list of a release stays: a later one
 * would contain what was preloaded without need. Call it once the screen is loaded, before what can wait is.
 */
export function rememberFiles(pathname: string): void {
  const first = document.querySelector<HTMLLinkElement>('[rel=modulepreload]');
  if (!IS_SCREEN.test(pathname) || first === null) return;
  const key = `files ${pathname}`;
  const release = JSON.stringify(first.href);
  const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const files = (isWanted: RegExp): string[] => [...names].filter((name) => isWanted.test(name));
  const remembered = { release: first.href, scripts: files(/\/assets\/[^/]+\.js$/), styles: files(/\/assets\/[^/]+\.css$/) };
  try {
    if (localStorage.getItem(key)?.includes(release) === true) return;
    localStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Storage is off or full.
  }
}
