import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { Row } from '../../../ui/layout';
import { useForm, type FormErrors } from '../../../ui/use-form';
import { authErrorKindOf } from '../auth-error-kind';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { Notice } from '../../../ui/notice';

interface Props {
  /** The email to start with. */
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

interface Values {
  email: string;
}

type Result = { kind: 'information' | 'failure'; message: string };

/** Requests the mail with the reset link. Its message never reveals whether the e-mail has an account. */
export function ResetPasswordForm({ email, onEmail, onBack }: Props) {
  const [result, setResult] = useState<Result | null>(null);
  const { formProps, isSubmitting, field, set } = useForm({ initial: { email }, submit });

  async function submit(typed: Values): Promise<FormErrors<Values> | null> {
    const recipient = typed.email.trim();
    setResult(null);
    if (recipient === '') return { email: ACCOUNT_TEXTS.required.email };
    try {
      const { sendResetMail } = await import('../../../data/firebase/auth');
      await sendResetMail(recipient);
      setResult({ kind: 'information', message: ACCOUNT_TEXTS.forgotten.sent(recipient) });
    } catch (cause) {
      setResult({ kind: 'failure', message: ACCOUNT_TEXTS.forgotten.problems[authErrorKindOf(cause)] });
    }
    return null;
  }

  return (
    <form {...formProps} className={form.form}>
      {result !== null && <Notice kind={result.kind}>{result.message}</Notice>}
      <TextField
        label={ACCOUNT_TEXTS.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        aria-required
        autoFocus
        {...field('email')}
        onChange={(event) => {
          onEmail(event.target.value);
          set({ email: event.target.value });
        }}
      />
      <Row gap={3}>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isSubmitting ? ACCOUNT_TEXTS.forgotten.sending : ACCOUNT_TEXTS.forgotten.send}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {ACCOUNT_TEXTS.forgotten.back}
        </Button>
      </Row>
    </form>
  );
}
