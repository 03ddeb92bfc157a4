import { flushSync } from 'react-dom';
import { leadKey } from '../find-duplicates';
import { saveStatus } from '../save-status';
import type { LeadName } from '../../data/inbox-view';
import type { useCurrentLead } from './use-current-lead';
import type { InboxActions } from './use-inbox-keys';
import type { useLeadSelection } from './use-lead-selection';

interface Options extends Pick<ReturnType<typeof useCurrentLead>, 'current' | 'moveFocus' | 'focusRow'> {
  /** The lead in the pane. */
  open: LeadName | null;
  onOpen: (open: LeadName | null) => void;
  selection: ReturnType<typeof useLeadSelection>;
}

/** What the keys of the inbox do; most act on the current lead. */
export function useInboxActions({ current, moveFocus, focusRow, open, onOpen, selection }: Options): InboxActions {
  return {
    move: (by) => {
      const next = moveFocus(by);
      if (next !== undefined && open !== null) onOpen({ kind: next.kind, id: next.id });
    },
    close: () => {
      if (open === null) {
        selection.clear();
        return;
      }
      onOpen(null);
      focusRow(open.id);
    },
    select: () => {
      if (current) selection.select(current, !selection.selected.has(leadKey(current)));
    },
    setStatus: (status) => {
      if (current && !current.merged) saveStatus(current, status);
    },
    goTo: (part) => {
      if (!current) return;
      if (open?.id !== current.id) flushSync(() => onOpen({ kind: current.kind, id: current.id }));
      // The pane is rendered in a transition of the router.
      requestAnimationFrame(() => {
        const target = document.querySelector<HTMLElement>(
          part === 'e' ? '[data-work] button' : `article [data-shortcut="${part}"], dialog [data-shortcut="${part}"]`,
        );
        if (part === 'e' || part === 'n') target?.focus();
        else target?.click();
      });
    },
  };
}
