import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { useFocusFirstError } from '../../../ui/use-focus-first-error';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { logIn } from '../log-in';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../password-field';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onLoggedIn: () => void;
}

interface Errors {
  email?: string;
  password?: string;
  problem?: string;
}

/** SPEC §5: an empty password stops the login, an empty e-mail only shows a message; the browser refuses a malformed one. */
export function LoginForm({ email, onEmail, onLoggedIn }: Props) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [submitting, setSubmitting] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    const missing: Errors = {
      ...(email.trim() === '' && { email: ACCOUNT_TEXTS.required.email }),
      ...(password === '' && { password: ACCOUNT_TEXTS.required.password }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) focusFirstError();
    if (missing.password !== undefined) return;
    setSubmitting(true);
    const problem = await logIn(email.trim(), password);
    setSubmitting(false);
    if (problem !== null) {
      void notify(ACCOUNT_TEXTS.somethingWentWrong, { kind: 'failure' });
      setErrors({ ...missing, problem: ACCOUNT_TEXTS.problems[problem] });
      return;
    }
    reset();
    void notify(ACCOUNT_TEXTS.loggedIn, { kind: 'success' });
    onLoggedIn();
  }

  /** An error leaves as soon as its field is filled. */
  function clearError(field: 'email' | 'password', value: string): void {
    if (value.trim() === '') return;
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name !== field)));
  }

  function reset(): void {
    onEmail('');
    setPassword('');
    setErrors({});
  }

  return (
    <form ref={formRef} className={form.form} onSubmit={(event) => void submit(event)} onReset={reset}>
      {errors.problem !== undefined && <Notice kind="failure">{errors.problem}</Notice>}
      <TextField
        label={ACCOUNT_TEXTS.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          clearError('email', event.target.value);
        }}
        error={errors.email}
      />
      <PasswordField
        label={ACCOUNT_TEXTS.fields.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clearError('password', event.target.value);
        }}
        error={errors.password}
      />
      <div className={form.actions}>
        <Button type="submit" kind="primary" busy={submitting} disabled={submitting}>
          {submitting ? ACCOUNT_TEXTS.login.submitting : ACCOUNT_TEXTS.login.submit}
        </Button>
        <Button type="reset" kind="quiet">
          {ACCOUNT_TEXTS.login.reset}
        </Button>
      </div>
    </form>
  );
}
