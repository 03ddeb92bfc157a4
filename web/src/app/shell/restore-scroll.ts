const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, and again as the page grows until it is long enough: lists may still load. The visitor's own scrolling ends it,
 * and so does the returned function.
 */
export function restoreScroll(top: number): () => void {
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
