import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { LeadName } from '../../data/inbox-view';
import { leadKey } from '../find-duplicates';
import { saveStatus } from '../save-leads';
import type { useCurrentLead } from './use-current-lead';
import type { useLeadSelection } from './use-lead-selection';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || isTextField(target));

const isTextField = (target: HTMLElement): boolean => target instanceof HTMLInputElement && target.type !== 'checkbox';

/** After a 'g', a letter opens another screen. */
const CHORD_MS = 1_200;

interface InboxActions {
  move: (by: 1 | -1) => void;
  close: () => void;
  select: () => void;
  setStatus: (status: SelectableStatus) => void;
  /** Opens the lead and goes to a part of it: what is worked on, the note, or a way to answer. */
  goTo: (part: 'e' | 'n' | 'c' | 'w') => void;
}

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

/** The keys of the inbox. They precede those of all staff screens, of which 'n' and 'c' mean something else. */
export function useInboxKeys(actions: InboxActions): void {
  const run = useEffectEvent((key: string): boolean => {
    const status = SELECTABLE_STATUSES[Number(key) - 1];
    if (key === 'j') actions.move(1);
    else if (key === 'k') actions.move(-1);
    else if (key === 'x') actions.select();
    else if (key === 'Escape') actions.close();
    else if (key === 'e' || key === 'n' || key === 'c' || key === 'w') actions.goTo(key);
    else if (status !== undefined) actions.setStatus(status);
    else return false;
    return true;
  });
  useEffect(() => {
    let gAt = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (isTyping(event) && event.key !== 'Escape') return;
      const isAfterG = event.timeStamp - gAt < CHORD_MS;
      gAt = event.key === 'g' ? event.timeStamp : -Infinity;
      if (isAfterG || !run(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
