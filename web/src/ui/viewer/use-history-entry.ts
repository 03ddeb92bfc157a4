import { useEffect, useEffectEvent } from 'react';

/**
 * Gives what is open an entry of the history, so that Back closes it. Returns the function that closes it by other means. The router
 * learns nothing of the entry: its URL is the page's.
 */
export function useHistoryEntry(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { href } = location;
    history.pushState(history.state, '', href);
    const onPop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      close();
    };
    // In the capture phase, before the router's listener runs.
    addEventListener('popstate', onPop, { capture: true });
    return () => removeEventListener('popstate', onPop, { capture: true });
  }, []);
  return () => history.back();
}
