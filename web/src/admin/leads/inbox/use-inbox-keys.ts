import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import { useEffect, useEffectEvent } from 'react';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || isTextField(target));

const isTextField = (target: HTMLElement): boolean => target instanceof HTMLInputElement && target.type !== 'checkbox';

/** After a 'g', a letter opens another screen. */
const CHORD_MS = 1_200;

export interface InboxActions {
  move: (by: 1 | -1) => void;
  close: () => void;
  select: () => void;
  setStatus: (status: SelectableStatus) => void;
  /** Opens the lead and goes to a part of it: what is worked on, the note, or a way to answer. */
  goTo: (part: 'e' | 'n' | 'c' | 'w') => void;
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
