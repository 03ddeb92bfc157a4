import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

const CONTROLS = 'input:not([hidden]), select, textarea, [contenteditable="true"]';

/** What has the focus when a field is invalid: the field; of a group the first control, or its button. */
const controlOf = (field: HTMLElement): HTMLElement =>
  field.matches(CONTROLS) ? field : (field.querySelector<HTMLElement>(CONTROLS) ?? field.querySelector('button') ?? field);

interface Attempt {
  isRefused: boolean;
  /** Names of the fields that keep the form from being submitted. */
  blocking: readonly string[];
}

/** Brings the first invalid field of a form into view, and focus to it, and counts the fields that keep it from being submitted. */
export function useFocusFirstError() {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [errorCount, setErrorCount] = useState(0);
  // An effect, because the errors must be rendered first.
  useEffect(() => {
    const form = formRef.current;
    if (attempt === null || form === null) return;
    const fields = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    const field = fields.find((one) => attempt.blocking.includes(one.getAttribute('name') ?? '')) ?? fields[0];
    if (field === undefined) return;
    field.scrollIntoView({ block: 'center' });
    controlOf(field).focus({ preventScroll: true });
    if (!attempt.isRefused) return;
    setErrorCount(fields.length);
    const leaving = new AbortController();
    const forget = ({ target }: Event): void => {
      if (target instanceof Node && form.contains(target)) setErrorCount(0);
    };
    // After React's own listeners: a render between the two would take what was just typed out of its field.
    for (const type of ['input', 'click']) window.addEventListener(type, forget, { signal: leaving.signal });
    return () => leaving.abort();
  }, [attempt]);
  return {
    formRef,
    /** Invalid fields of a refused form; 0 again from the next edit or click in it. */
    errorCount,
    /** Shows the errors of a form that is submitted all the same, or that the server has refused. */
    focusFirstError: () => setAttempt({ isRefused: false, blocking: [] }),
    /** Shows the errors of a form that is not submitted, first of those that keep it. */
    refuse: (blocking: readonly string[]) => setAttempt({ isRefused: true, blocking }),
  };
}

/**
 * Submission of a form, one at a time. `submit` runs within the event, so it may do what browsers allow only there. It returns
 * whether all fields are valid; if not, focus goes to the first invalid one, of those named in `blocking` if there are any.
 */
export function useSubmit(submit: () => boolean | Promise<boolean>, blocking: readonly string[] = []) {
  const { formRef, errorCount, focusFirstError, refuse } = useFocusFirstError();
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
    if (!isValid) refuse(blocking);
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isLocked.current) return;
    const result = submit();
    if (typeof result === 'object') void waitFor(result);
    else if (!result) refuse(blocking);
  }

  return {
    /** True from a submission until it settles. */
    isSubmitting,
    formProps: { ref: formRef, onSubmit },
    errorCount,
    focusFirstError,
    refuse,
  };
}
