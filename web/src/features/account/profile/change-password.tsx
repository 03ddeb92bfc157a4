import { isCommonPassword } from '@catalogue/contract/common-password';
import { LIMITS } from '@catalogue/contract/limits';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { useFocusFirstError } from '../../../ui/use-focus-first-error';
import { authErrorKindOf } from '../auth-error-kind';
import { ACCOUNT_TEXTS } from '../account-texts';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../password-field';
import { useSession } from '../session';
import styles from './profile.module.css';

const BLANK = { current: '', next: '', again: '' };

type Errors = Partial<typeof BLANK> & { problem?: string };

const errorsOf = ({ current, next, again }: typeof BLANK): Errors => ({
  ...(current === '' && { current: ACCOUNT_TEXTS.required.password }),
  ...((next.length < LIMITS.password.min || isCommonPassword(next)) && { next: ACCOUNT_TEXTS.problems.weakPassword }),
  ...(next !== again && { again: ACCOUNT_TEXTS.required.mismatch }),
});

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
  const [errors, setErrors] = useState<Errors>({});
  const [submitting, setSubmitting] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const { fields, password: copy, problems } = ACCOUNT_TEXTS;

  /** Errors leave as soon as their field is right. */
  function set(change: Partial<typeof BLANK>): void {
    const next = { ...typed, ...change };
    setTyped(next);
    const wrong = errorsOf(next);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field in wrong)));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    const found = errorsOf(typed);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstError();
      return;
    }
    setSubmitting(true);
    try {
      const { changePassword } = await import('../../../data/firestore/auth');
      await changePassword(typed.current, typed.next);
      void notify(copy.done, { kind: 'success' });
      onClose();
    } catch (cause) {
      const problem = authErrorKindOf(cause);
      if (problem === 'wrong') focusFirstError();
      setErrors(problem === 'wrong' ? { current: copy.wrong } : { problem: problems[problem] });
      setSubmitting(false);
    }
  }

  return (
    <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)}>
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
        onChange={(event) => set({ current: event.target.value })}
        error={errors.current}
      />
      <PasswordField
        label={fields.newPassword}
        autoComplete="new-password"
        value={typed.next}
        onChange={(event) => set({ next: event.target.value })}
        error={errors.next}
      />
      <PasswordField
        label={fields.confirmNewPassword}
        autoComplete="new-password"
        value={typed.again}
        onChange={(event) => set({ again: event.target.value })}
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
