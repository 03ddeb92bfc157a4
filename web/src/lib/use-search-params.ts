import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { useSearchParams as useRouterSearchParams } from 'react-router-dom';

const never = () => () => undefined;
const NO_PARAMS = new URLSearchParams();

/**
 * React Router's `useSearchParams` for pages that are rendered without their query: hydration starts without it, too. A change
 * adds no step to the history.
 */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useRouterSearchParams();
  // The router follows in a transition. Until then, a controlled checkbox would jump back.
  const [current, setCurrent] = useOptimistic(params);
  const shown = useSyncExternalStore(
    never,
    () => current,
    () => NO_PARAMS,
  );
  return [
    shown,
    (next) => {
      startTransition(() => {
        setCurrent(next);
        setParams(next, { replace: true });
      });
    },
  ];
}
