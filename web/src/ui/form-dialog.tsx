import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { UI_TEXTS } from './ui-texts';
import { useFocusFirstError } from './use-focus-first-error';

interface Props {
  title: string;
  /** Text of the button that submits. */
  submit: string;
  className: string | undefined;
  /** The button is busy until this settles; a second press meanwhile does nothing. Must not reject. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form, with the buttons to submit and to cancel it. Focus goes to the first field that keeps it open. */
export function FormDialog({ title, submit, className, onSubmit, onClose, children }: Props) {
  const form = useId();
  const { formRef, focusFirstError } = useFocusFirstError();
  const [busy, setBusy] = useState(false);
  // A second press can come before React has rendered the first.
  const isSubmitting = useRef(false);

  async function submitOnce(): Promise<void> {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setBusy(true);
    await onSubmit();
    isSubmitting.current = false;
    setBusy(false);
    focusFirstError();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{UI_TEXTS.dialog.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={form}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitOnce();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
