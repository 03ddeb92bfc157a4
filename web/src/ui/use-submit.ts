import { type SyntheticEvent, useRef, useState } from 'react';
import { useFocusFirstError } from './use-focus-first-error';

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
