import { useEffect, useId } from 'react';
import type { KeyboardEvent } from 'react';

/** The option `steps` below `active`, in a circle in which null, the field itself, stands before the first. */
export function optionInCircle(options: readonly string[], active: string | null, steps: number): string | null {
  const positions = options.length + 1;
  const position = (((options.indexOf(active ?? '') + 1 + steps) % positions) + positions) % positions;
  return options[position - 1] ?? null;
}

/** The option above or below `active`; null beyond both ends. */
export const optionBeside = (options: readonly string[], active: string | null, step: number): string | null =>
  options[options.indexOf(active ?? '') + step] ?? null;

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Keys {
  /** 1: an option down; -1: one up. */
  onStep: (step: number) => void;
  /** Missing: the key does what it does in any field. */
  onEnter?: (() => void) | undefined;
  onEscape?: (() => void) | undefined;
}

/** Handles the keys of a combobox, and leaves all others to the field. */
export function pressKey(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, { onStep, onEnter, onEscape }: Keys): void {
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    onStep(step);
    return;
  }
  const handle = { Enter: onEnter, Escape: onEscape }[event.key];
  if (!handle) return;
  event.preventDefault();
  handle();
}

interface Options extends Keys {
  isOpen: boolean;
  /** The option selected by arrow keys, which is in the list; null: none. */
  active: string | null;
}

/** Attributes of a field with suggestions, of their list, and of an option by its key (WAI-ARIA: combobox with a listbox). */
export function useCombobox({ isOpen, active, ...keys }: Options) {
  const id = useId();
  // An id attribute holds no spaces.
  const optionId = (option: string): string => `${id}-${encodeURIComponent(option)}`;
  const activeId = active === null ? undefined : optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return {
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onKeyDown: (event: KeyboardEvent) => pressKey(event, keys),
    },
    list: { id, role: 'listbox' },
    option: (option: string) => ({ id: optionId(option), role: 'option', 'aria-selected': option === active }),
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;
