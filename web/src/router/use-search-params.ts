import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** What this page's address asks for, and the way to change it without a new step to go back over. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { search: current } = useLocation();
  // The server renders pages without their query.
  const search = useHydrated() ? current : '';
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    (next) => void navigate({ search: next.toString() }, { replace: true }),
  ];
}
