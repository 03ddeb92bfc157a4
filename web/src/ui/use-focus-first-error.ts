import { useEffect, useRef, useState } from 'react';

const CONTROLS = 'input, select, textarea, [contenteditable="true"]';

/**
 * Brings the first invalid field of a form into view, and focus to it, after each call of `focusFirstError`. Of an invalid group
 * the first control has the focus.
 */
export function useFocusFirstError() {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // An effect, because the errors must be rendered first.
  useEffect(() => {
    if (attempts === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    const control = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
    control?.focus({ preventScroll: true });
  }, [attempts]);
  return { formRef, focusFirstError: () => setAttempts((count) => count + 1) };
}
