import { useSyncExternalStore } from 'react';

const DESK_QUERY = '(min-width: 62rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(DESK_QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether there is room for the menu, and for a pane beside a list. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(DESK_QUERY).matches,
    () => true,
  );
