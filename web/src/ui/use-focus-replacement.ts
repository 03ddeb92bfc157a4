import { useRef } from 'react';

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
