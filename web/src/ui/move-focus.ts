import { useRef } from 'react';
import { focusHeading } from './head';

/** To call before `removed` leaves its list: focuses the last button of the entry beside it, or the page's heading if it is alone. */
export function focusBeside(removed: Element): void {
  const entry = removed.closest('li');
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const button = [...(beside?.querySelectorAll('button') ?? [])].at(-1);
  if (button) button.focus();
  else focusHeading();
}

/**
 * After `expectReplacement()`, the element whose ref is `takeFocus` gets the focus when it is rendered: it replaces what was clicked. A focus that has
 * moved on stays where it is.
 */
export function useFocusReplacement() {
  const isExpected = useRef(false);
  return {
    expectReplacement: (): void => void (isExpected.current = true),
    takeFocus: (element: HTMLElement | null): void => {
      if (element === null || !isExpected.current) return;
      isExpected.current = false;
      if (document.activeElement === document.body) element.focus();
    },
  };
}
