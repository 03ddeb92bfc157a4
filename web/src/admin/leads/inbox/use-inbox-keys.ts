import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Lead } from '../../../data/leads/lead-view';
import type { LeadName } from '../../data/lead-urls';
import { CHORD_MS, isTyping } from '../../../ui/keys';
import { leadKey } from '../find-duplicates';
import { saveStatus } from '../save-leads';
import type { useCurrentLead } from './use-current-lead';
import type { useLeadSelection } from './use-lead-selection';

/** Whether a key belongs to the field with focus. The checkbox of a row needs only the space key. */
const isOfField = ({ target }: KeyboardEvent): boolean => isTyping(target) && !isCheckbox(target);

const isCheckbox = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'checkbox';

/** Whether Escape belongs to the field with focus, which clears itself or closes its list, or to an open menu. */
const isEscapeOfOthers = (event: KeyboardEvent): boolean =>
  event.isComposing || (isOfField(event) && !isEmptyField(event)) || document.querySelector('[aria-expanded="true"]') !== null;

const isEmptyField = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value === '';

/** What keys do. Each but `move` returns whether there was something to act on. */
interface InboxActions {
  isRowFocused: () => boolean;
  move: (by: 1 | -1) => void;
  close: () => boolean;
  select: () => boolean;
  setStatus: (status: SelectableStatus) => boolean;
  /** Opens the lead and goes to a part of it: what is worked on, the note, or a way to answer. */
  goTo: (part: 'e' | 'n' | 'c' | 'w') => boolean;
}

interface Options extends Pick<ReturnType<typeof useCurrentLead>, 'current' | 'focusedLead' | 'moveFocus' | 'focusRow'> {
  leads: readonly Lead[];
  /** The lead in the pane. */
  open: LeadName | null;
  onOpen: (open: LeadName | null) => void;
  selection: ReturnType<typeof useLeadSelection>;
}

/**
 * What the keys of the inbox do. They act on the lead whose row has focus, else on the open one. Where there is neither, only
 * keys that show a lead first take the one that Tab reaches.
 */
export function inboxActions(options: Options): InboxActions {
  const { leads, current, focusedLead, moveFocus, focusRow, open, onOpen, selection } = options;
  const pickedLead = (): Lead | undefined =>
    focusedLead() ?? leads.find(({ id, kind }) => id === open?.id && kind === open.kind);
  return {
    isRowFocused: () => focusedLead() !== undefined,
    move: (by) => {
      const next = moveFocus(by);
      if (next !== undefined && open !== null) onOpen({ kind: next.kind, id: next.id });
    },
    close: () => {
      if (open === null) {
        if (selection.chosen.length === 0) return false;
        selection.clear();
        return true;
      }
      onOpen(null);
      focusRow(open.id);
      return true;
    },
    select: () => {
      const lead = pickedLead();
      if (lead === undefined) return false;
      selection.select(lead, !selection.selected.has(leadKey(lead)));
      return true;
    },
    setStatus: (status) => {
      const lead = pickedLead();
      if (lead === undefined || lead.merged) return false;
      saveStatus(lead, status);
      return true;
    },
    goTo: (part) => {
      const shown = focusedLead() ?? open ?? (part === 'e' || part === 'n' ? current : undefined);
      if (shown === undefined) return false;
      if (open?.id !== shown.id) flushSync(() => onOpen({ kind: shown.kind, id: shown.id }));
      // The pane is rendered in a transition of the router.
      requestAnimationFrame(() => {
        const target = document.querySelector<HTMLElement>(
          part === 'e' ? '[data-work] button' : `article [data-shortcut="${part}"], dialog [data-shortcut="${part}"]`,
        );
        if (part === 'e' || part === 'n') target?.focus();
        else target?.click();
      });
      return true;
    },
  };
}

/** Runs what a key does. Returns false for a key without a meaning, or with nothing to act on: it is left to others. */
export function runInboxKey(key: string, actions: InboxActions): boolean {
  const status = SELECTABLE_STATUSES[Number(key) - 1];
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  if (key === 'j' || key === 'k' || (isArrow && actions.isRowFocused())) {
    actions.move(key === 'j' || key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (key === 'x') return actions.select();
  if (key === 'Escape') return actions.close();
  if (key === 'e' || key === 'n' || key === 'c' || key === 'w') return actions.goTo(key);
  return status !== undefined && actions.setStatus(status);
}

/** The keys of the inbox. They precede those of all staff screens, of which 'n' and 'c' mean something else. */
export function useInboxKeys(actions: InboxActions): void {
  const run = useEffectEvent((key: string): boolean => runInboxKey(key, actions));
  useEffect(() => {
    let gAt = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape' ? isEscapeOfOthers(event) : isOfField(event)) return;
      // After a 'g', a letter opens another screen.
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
