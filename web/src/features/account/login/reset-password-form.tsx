import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { useFocusFirstError } from '../../../ui/use-focus-first-error';
import { authErrorKindOf } from '../auth-error-kind';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { Notice } from '../../../ui/notice';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

type Result = { kind: 'information' | 'failure'; message: string };

/** Requests the mail with the reset link. Its message never reveals whether the e-mail has an account. */
export function ResetPasswordForm({ email, onEmail, onBack }: Props) {
  const [result, setResult] = useState<Result | null>(null);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const recipient = email.trim();
    setResult(null);
    setError(recipient === '' ? ACCOUNT_TEXTS.required.email : undefined);
    if (recipient === '') focusFirstError();
    if (recipient === '' || sending) return;
    setSending(true);
    try {
      const { sendResetMail } = await import('../../../data/firestore/auth');
      await sendResetMail(recipient);
      setResult({ kind: 'information', message: ACCOUNT_TEXTS.forgotten.sent(recipient) });
    } catch (cause) {
      setResult({ kind: 'failure', message: ACCOUNT_TEXTS.forgotten.problems[authErrorKindOf(cause)] });
    }
    setSending(false);
  }

  return (
    <form ref={formRef} className={form.form} onSubmit={(event) => void submit(event)}>
      {result !== null && <Notice kind={result.kind}>{result.message}</Notice>}
      <TextField
        label={ACCOUNT_TEXTS.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          if (event.target.value.trim() !== '') setError(undefined);
        }}
        error={error}
      />
      <div className={form.actions}>
        <Button type="submit" kind="primary" busy={sending}>
          {sending ? ACCOUNT_TEXTS.forgotten.sending : ACCOUNT_TEXTS.forgotten.send}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {ACCOUNT_TEXTS.forgotten.back}
        </Button>
      </div>
    </form>
  );
}
