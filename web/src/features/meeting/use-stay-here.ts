import { useEffect } from 'react';

/** While mounted, Back, Forward and gestures of the browser stay on this page. */
export function useStayHere(): void {
  useEffect(() => {
    const { href } = location;
    history.pushState(history.state, '', href);
    const stay = (event: PopStateEvent): void => {
      // In the capture phase, before the router's listener runs.
      event.stopImmediatePropagation();
      history.pushState(event.state, '', href);
    };
    addEventListener('popstate', stay, { capture: true });
    return () => removeEventListener('popstate', stay, { capture: true });
  }, []);
}
