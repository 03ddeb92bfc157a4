import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 62rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether there is room for a pane beside a list. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
