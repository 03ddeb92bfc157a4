import { isCommonPassword } from '@catalogue/contract/common-password';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ErrorCount } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { useForm, type FormErrors } from '../../../ui/use-form';
import { ACCOUNT_TEXTS } from '../account-texts';
import { Notice } from '../../../ui/notice';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { PasswordField } from '../password-field';
import { useSession } from '../session';
import styles from './profile.module.css';
import { type PasswordFields, setNewPassword } from './set-new-password';

const BLANK: PasswordFields = { current: '', next: '', again: '' };

const check = ({ current, next, again }: PasswordFields): FormErrors<PasswordFields> => ({
  current: current === '' ? ACCOUNT_TEXTS.required.password : undefined,
  next: next.length < LIMITS.password.min || isCommonPassword(next) ? ACCOUNT_TEXTS.problems.weakPassword : undefined,
  again: next === again ? undefined : ACCOUNT_TEXTS.required.mismatch,
});

/** Sets a new password; requires the current one. */
export function ChangePassword() {
  /** null: not opened yet. */
  const [open, setOpen] = useState<boolean | null>(null);
  const { password } = ACCOUNT_TEXTS;
  return (
    <section className={styles.section} aria-labelledby="password-heading">
      <h2 id="password-heading">{password.heading}</h2>
      {open ? (
        <ChangePasswordForm onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button autoFocus={open === false} onClick={() => setOpen(true)}>
            {password.open}
          </Button>
        </div>
      )}
    </section>
  );
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({ initial: BLANK, check, submit });
  const { formProps, errors, errorCount, isSubmitting, field: bind, set, clearError } = form;
  const { fields, password: copy } = ACCOUNT_TEXTS;

  async function submit(typed: PasswordFields): Promise<FormErrors<PasswordFields> | null> {
    const refused = await setNewPassword(typed);
    if (refused !== null) return refused;
    void notify(copy.done, { kind: 'success' });
    onClose();
    return null;
  }

  const field = (name: keyof PasswordFields) => ({
    ...bind(name),
    onChange: ({ target }: { target: { value: string } }) => {
      set({ [name]: target.value });
      clearError('problem');
    },
  });

  return (
    <form {...formProps} className={styles.form}>
      <p className={styles.quiet}>{copy.lead}</p>
      {/* Password managers save the password under this e-mail. */}
      <VisuallyHidden>
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      </VisuallyHidden>
      {errors.problem !== undefined && <Notice kind="failure">{errors.problem}</Notice>}
      <PasswordField
        label={fields.currentPassword}
        autoComplete="current-password"
        aria-required
        autoFocus
        {...field('current')}
      />
      <PasswordField label={fields.newPassword} autoComplete="new-password" aria-required {...field('next')} />
      <PasswordField label={fields.confirmNewPassword} autoComplete="new-password" aria-required {...field('again')} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
      <ErrorCount count={errorCount} result="saved" />
    </form>
  );
}
