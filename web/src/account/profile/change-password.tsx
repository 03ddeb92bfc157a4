import { LIMITS } from '@catalogue/contract/limits';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { authErrorKindOf } from '../auth-error-kind';
import { ACCOUNT_TEXTS } from '../account-texts';
import { Notice } from '../notice';
import { PasswordField } from '../password-field';
import { useSession } from '../session';
import styles from './profile.module.css';

const BLANK = { current: '', next: '', again: '' };

/** Sets a new password; requires the current one. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const { password } = ACCOUNT_TEXTS;
  return (
    <section className={styles.section} aria-labelledby="password-heading">
      <h2 id="password-heading">{password.heading}</h2>
      {open ? (
        <ChangePasswordForm onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen(true)}>{password.open}</Button>
        </div>
      )}
    </section>
  );
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [typed, setTyped] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<typeof BLANK> & { problem?: string }>({});
  const [submitting, setSubmitting] = useState(false);
  const { fields, password: copy, required, problems } = ACCOUNT_TEXTS;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    const found = {
      ...(typed.current === '' && { current: required.password }),
      ...(typed.next.length < LIMITS.password.min && { next: problems.weakPassword }),
      ...(typed.next !== typed.again && { again: required.mismatch }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSubmitting(true);
    try {
      const { changePassword } = await import('../../firebase/auth');
      await changePassword(typed.current, typed.next);
      void notify(copy.done, { kind: 'success' });
      onClose();
    } catch (cause) {
      const problem = authErrorKindOf(cause);
      setErrors(problem === 'wrong' ? { current: copy.wrong } : { problem: problems[problem] });
      setSubmitting(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.quiet}>{copy.lead}</p>
      {/* Password managers save the password under this e-mail. */}
      <input
        className={styles.hidden}
        type="email"
        name="email"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {errors.problem !== undefined && <Notice kind="failure">{errors.problem}</Notice>}
      <PasswordField
        label={fields.currentPassword}
        autoComplete="current-password"
        value={typed.current}
        onChange={(event) => setTyped({ ...typed, current: event.target.value })}
        error={errors.current}
      />
      <PasswordField
        label={fields.newPassword}
        autoComplete="new-password"
        value={typed.next}
        onChange={(event) => setTyped({ ...typed, next: event.target.value })}
        error={errors.next}
      />
      <PasswordField
        label={fields.confirmNewPassword}
        autoComplete="new-password"
        value={typed.again}
        onChange={(event) => setTyped({ ...typed, again: event.target.value })}
        error={errors.again}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={submitting}>
          {submitting ? copy.submitting : copy.submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
