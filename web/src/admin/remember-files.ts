/** Screens whose address has parts of its own (a product's id) are left out: each would be an entry. */
const IS_SCREEN = /^\/Admin\/[\w-]+$/i;

/**
 * Keeps the names of the scripts and styles that this screen has needed so far, in localStorage: preload-files.js preloads them side by side when the screen
 * is opened again. They belong to the release whose first script they name. Call it when the page has rendered.
 */
export function rememberFiles(): void {
  const { pathname } = location;
  const first = document.querySelector<HTMLLinkElement>('[rel=modulepreload]');
  if (!IS_SCREEN.test(pathname) || first === null) return;
  const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const files = (isWanted: RegExp): string[] => [...names].filter((name) => isWanted.test(name));
  const remembered = { release: first.href, scripts: files(/\/assets\/[^/]+\.js$/), styles: files(/\/assets\/[^/]+\.css$/) };
  try {
    localStorage.setItem(`files ${pathname}`, JSON.stringify(remembered));
  } catch {
    // Storage is off or full.
  }
}
