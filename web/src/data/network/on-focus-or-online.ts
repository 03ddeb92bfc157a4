/**
 * Calls `listener` when a page may have missed something: the network returns, the tab is shown or focused again, or
 * the browser restores the page from its back/forward cache. Returns the function that stops it.
 */
export function onFocusOrOnline(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('online', listener, { signal });
  addEventListener('focus', listener, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), { signal });
  return () => stop.abort();
}
