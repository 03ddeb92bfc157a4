import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { positionOf, rememberPosition, storePositions } from './scroll-positions';

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Set before hydration, called with it. */
let finishHydration: (() => void) | undefined;

/**
 * Call it before hydration: the browser has placed the page, and the visitor may have scrolled it. Until the router listens, Back and
 * Forward change the URL alone, so the document of that URL is loaded.
 */
export function beginHydration(): void {
  const { pathname, search } = location;
  const reloadIfLeft = (): void => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener('popstate', reloadIfLeft);
  finishHydration = () => removeEventListener('popstate', reloadIfLeft);
}

/** Page of the last navigation. A changed query on it keeps its place. */
let shownPath = '';

/**
 * A new page starts at its top or its #anchor. Back, Forward and a reload return to where one was, once the page is long
 * enough again. A changed filter or option leaves the page where it is.
 */
export function useScroll(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', storePositions);
    return () => removeEventListener('pagehide', storePositions);
  }, []);

  // Layout effects, so that the next page's scroll events are not recorded for this one.
  useLayoutEffect(() => {
    const remember = () => rememberPosition(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = shownPath === '';
    const isSamePath = shownPath === pathname;
    shownPath = pathname;
    if (finishHydration) {
      finishHydration();
      finishHydration = undefined;
      return scrollY === 0 && isRevisited() ? restoreScroll(positionOf(key)) : undefined;
    }
    // The site's ids are plain. A shortlist's damaged link may not even decode.
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (anchor) {
      anchor.scrollIntoView();
      // Reading goes on there, too, as it does after a link within the page.
      anchor.tabIndex = -1;
      anchor.focus({ preventScroll: true });
    } else if (type === NavigationType.Pop) return isFirst && !isRevisited() ? undefined : restoreScroll(positionOf(key));
    else if (type === NavigationType.Replace && isSamePath) rememberPosition(key, scrollY);
    else scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, hash, pathname, type]);
}

/** Whether the document was reloaded, or loaded by Back or Forward. */
const isRevisited = (): boolean => performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate');

/**
 * Scrolls to `top`, and again as the page grows until it is long enough: lists may still load. The visitor's own scrolling ends it,
 * and so does the returned function.
 */
function restoreScroll(top: number): () => void {
  const place = (): void => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.ceil(scrollY) >= Math.floor(top)) stop();
  };
  const observer = new ResizeObserver(place);
  const stop = (): void => {
    observer.disconnect();
    for (const name of BY_HAND) removeEventListener(name, stop);
  };
  for (const name of BY_HAND) addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  place();
  return stop;
}
