import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

let isPlaced = false;

/** Before hydration: the browser has placed the page, and the visitor may have scrolled it. */
export const keepScrollPosition = (): void => void (isPlaced = true);

/** A new page starts at its top or its #anchor; Back and Forward return to where one was. */
export function useScroll(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (isPlaced) {
      isPlaced = false;
      return;
    }
    // The site's ids are plain. A shortlist's damaged link may not even decode.
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (type === NavigationType.Pop) scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    if (anchor) {
      anchor.scrollIntoView();
      // Reading goes on there, too, as it does after a link within the page.
      anchor.tabIndex = -1;
      anchor.focus({ preventScroll: true });
    } else if (type !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, type]);
}
