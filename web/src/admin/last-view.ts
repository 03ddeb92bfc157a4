import { lastViewKey } from '../device/last-views';
import { readStoredSession } from '../device/stored-session';
import { IS_SCREEN, releaseOf } from './remember-files';

/** By then a screen has usually shown what the server answers; otherwise it is asked again after as long. */
const SETTLED_MS = 3_000;
/** localStorage holds 5 million characters for all screens. */
const MOST_CHARACTERS = 250_000;
/** Appears over a screen for a while only. */
const PASSING = 'dialog, [popover], [role=alert], script';
/** Loading, under a menu or a dialog, being searched, or written in. */
const UNSETTLED = [
  'main [role=status][aria-label]',
  'header [aria-expanded=true]',
  'dialog[open]',
  'main input[type=search]:not([value=""])',
  'main form textarea',
].join();

/**
 * Keeps what the screen at `pathname` shows, as HTML in localStorage, so that public/reopen-screen.js can show it when the screen is opened
 * again: once the screen has settled, and when the page is left. Returns the function that ends it. docs/decisions/086-last-view.md
 */
export function keepLastView(pathname: string): () => void {
  if (!IS_SCREEN.test(pathname)) return () => undefined;
  const keep = (): void => {
    try {
      const view = viewNow(pathname);
      if (view === null) return;
      localStorage.setItem(lastViewKey(pathname), view);
    } catch {
      // Storage is off or full.
    }
    clearInterval(timer);
  };
  const onHidden = () => document.visibilityState === 'hidden' && keep();
  const timer = setInterval(keep, SETTLED_MS);
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('pagehide', keep);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('pagehide', keep);
  };
}

/** What the screen shows, as reopen-screen.js reads it; null while it shows anything else than when it is opened. */
function viewNow(pathname: string): string | null {
  const root = document.getElementById('root');
  const release = releaseOf(document);
  const uid = readStoredSession()?.uid;
  const isOpening = location.pathname === pathname && location.search === '' && scrollY === 0;
  if (root === null || release === null || uid === undefined || !isOpening || root.querySelector(UNSETTLED) !== null)
    return null;
  const html = `<style>${loadedRules()}</style>${htmlOf(root)}`;
  return html.length > MOST_CHARACTERS ? null : JSON.stringify({ release, uid, width: innerWidth, at: Date.now(), html });
}

/** The rules of the screen's stylesheets; those of every page are in the document. */
const loadedRules = (): string =>
  [...document.styleSheets]
    .filter(({ href, disabled }) => href !== null && !disabled)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('');

/** The markup of what is on the screen, with what the DOM keeps outside of its markup. */
function htmlOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  const inCopy = <Kind extends Element>(selector: string) => [...copy.querySelectorAll<Kind>(selector)];
  const inRoot = <Kind extends Element>(selector: string) => [...root.querySelectorAll<Kind>(selector)];

  const chosen = inRoot<HTMLSelectElement>('select').map(({ selectedIndex }) => selectedIndex);
  for (const [index, select] of inCopy<HTMLSelectElement>('select').entries())
    select.options[chosen[index] ?? -1]?.setAttribute('selected', '');

  const rows = 'main tr, main li';
  const isBelow = inRoot(rows).map((row) => row.getBoundingClientRect().top > innerHeight);
  for (const [index, row] of inCopy(rows).entries()) if (isBelow[index]) row.remove();

  for (const passing of inCopy(PASSING)) passing.remove();
  // A picture that only this page has.
  for (const image of inCopy('img[src^="blob:"]')) image.removeAttribute('src');
  return copy.innerHTML;
}
