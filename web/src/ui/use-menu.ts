import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a menu is open. A navigation closes it: it has done its work. */
export function useMenu(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setOpen(false);
  }
  return [open, setOpen];
}

/**
 * A click outside the element that the ref is put on closes a menu.
 *
 * @param closesOnFocus whether focus outside closes it, too
 */
export function useCloseOutside(
  open: boolean,
  setOpen: (open: boolean) => void,
  closesOnFocus = false,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    if (closesOnFocus) addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [open, setOpen, closesOnFocus]);
  return root;
}

/** Escape closes a menu from wherever the focus is, and gives it back to the button that `toggle` is put on. */
export function useEscape(open: boolean, setOpen: (open: boolean) => void): RefObject<HTMLButtonElement | null> {
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open, setOpen]);
  return toggle;
}
