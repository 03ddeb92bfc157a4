import { HOLIDAYS } from '@catalogue/contract/holidays';
import { useMemo } from 'react';
import { useCatalogue } from './hooks';

/** Days without production and dispatch: the list of staff, else the one of the code. */
export function useHolidays(): ReadonlySet<string> {
  const days = useCatalogue(({ snapshot }) => snapshot?.settings.holidays);
  return useMemo(() => (days === undefined ? HOLIDAYS : new Set(days)), [days]);
}
