import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Lead } from '../../../data/leads/lead-view';
import type { LeadName } from '../../data/lead-urls';

/** The lead whose row Tab reaches: the one focused last, else the open one, else the first. `listRef`: the list of the rows. */
export function useCurrentLead(leads: readonly Lead[], open: LeadName | null) {
  const listRef = useRef<HTMLUListElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current = leads.find(({ id }) => id === currentId) ?? leads.find(({ id }) => id === open?.id) ?? leads[0];

  const focusRow = (id: string): void =>
    listRef.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"] a`)?.focus();

  /** Focuses the next or previous row; the current one while focus is elsewhere and no lead is open. Returns its lead. */
  const moveFocus = (by: 1 | -1): Lead | undefined => {
    const index = current === undefined ? -1 : leads.indexOf(current);
    const isReached = listRef.current?.contains(document.activeElement) === true || open !== null;
    const next = leads[isReached ? index + by : Math.max(index, 0)];
    if (next === undefined) return undefined;
    flushSync(() => setCurrentId(next.id));
    focusRow(next.id);
    return next;
  };

  /** The lead whose row has focus. */
  const focusedLead = (): Lead | undefined => {
    const focused = document.activeElement;
    const row = listRef.current?.contains(focused) === true ? focused?.closest('[data-lead]') : null;
    return leads.find(({ id }) => id === row?.getAttribute('data-lead'));
  };

  return {
    listRef,
    current,
    focusedLead,
    focusRow,
    moveFocus,
    onFocus: useCallback((lead: Lead) => setCurrentId(lead.id), []),
  };
}
