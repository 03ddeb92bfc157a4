import { useId, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Stack } from './layout';
import { UI_TEXTS } from './ui-texts';
import type { useSubmit } from './use-submit';

interface Props {
  title: string;
  /** Text of the button that submits. */
  submit: string;
  /** Between the fields, a step of `--space-…`. */
  gap: 3 | 4;
  /** The form, of `useForm` or `useSubmit`. */
  form: Pick<ReturnType<typeof useSubmit>, 'formProps' | 'isSubmitting'>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form, with the buttons to submit and to cancel it. */
export function FormDialog({ title, submit, gap, form, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      title={title}
      isForm
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{UI_TEXTS.dialog.cancel}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} noValidate>
        <Stack gap={gap}>{children}</Stack>
      </form>
    </Dialog>
  );
}
