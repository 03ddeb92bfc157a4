import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

const CONTROLS = 'input:not([hidden]), select, textarea, [contenteditable="true"]';

/**
 * Brings the first invalid field of a form into view, and focus to it, after each call of `focusFirstError`. Of an invalid group
 * the first control has the focus, or its button.
 */
export function useFocusFirstError() {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // An effect, because the errors must be rendered first.
  useEffect(() => {
    if (attempts === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    const control = field?.matches(CONTROLS)
      ? field
      : (field?.querySelector<HTMLElement>(CONTROLS) ?? field?.querySelector('button'));
    control?.focus({ preventScroll: true });
  }, [attempts]);
  return { formRef, focusFirstError: () => setAttempts((count) => count + 1) };
}

/**
 * Submission of a form, one at a time. `submit` runs within the event, so it may do what browsers allow only there. It returns
 * whether all fields are valid; if not, focus goes to the first invalid one.
 */
export function useSubmit(submit: () => boolean | Promise<boolean>) {
  const { formRef, focusFirstError } = useFocusFirstError();
  const [isSubmitting, setSubmitting] = useState(false);
  // A second click can come before React has rendered the first.
  const isLocked = useRef(false);

  async function waitFor(submission: Promise<boolean>): Promise<void> {
    isLocked.current = true;
    setSubmitting(true);
    const isValid = await submission.finally(() => {
      isLocked.current = false;
      setSubmitting(false);
    });
    if (!isValid) focusFirstError();
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isLocked.current) return;
    const result = submit();
    if (typeof result === 'object') void waitFor(result);
    else if (!result) focusFirstError();
  }

  return {
    /** True from a submission until it settles. */
    isSubmitting,
    formProps: { ref: formRef, onSubmit },
    /** Focuses the first invalid field after the next render. */
    focusFirstError,
  };
}
