import { startTransition, useMemo, useOptimistic, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const never = () => () => undefined;

/** What this page's address asks for, and the way to change it without a new step to go back over. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const location = useLocation();
  // The router follows in a transition. Until then, a controlled checkbox would jump back.
  const [current, setCurrent] = useOptimistic(location.search);
  // The server renders pages without their query.
  const search = useSyncExternalStore(
    never,
    () => current,
    () => '',
  );
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    (next) => {
      const changed = next.toString();
      startTransition(() => {
        setCurrent(changed);
        void navigate({ search: changed }, { replace: true });
      });
    },
  ];
}
