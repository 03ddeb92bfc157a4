import { PATHS } from '@catalogue/contract/paths';
import { accounts } from '@catalogue/contract/endpoints/accounts';
import type { OwnProfile } from '@catalogue/contract/entities/account';
import { teamRoleOf } from '@catalogue/contract/entities/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { useForm, type FormErrors } from '../../../ui/use-form';
import { authErrorKindOf } from '../auth-error-kind';
import { callAsUser } from '../call-as-user';
import { ACCOUNT_TEXTS } from '../account-texts';
import { endSession } from '../log-out';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../password-field';
import styles from './profile.module.css';

/** Deletes the account after a warning and the password. */
export function DeleteAccount({ profile }: { profile: OwnProfile }) {
  /** null: not opened yet. */
  const [open, setOpen] = useState<boolean | null>(null);
  const { deletion } = ACCOUNT_TEXTS;
  return (
    <section className={styles.section} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">{deletion.heading}</h2>
      <p className={styles.quiet}>{deletion.lead}</p>
      {open ? (
        <DeletionForm profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button autoFocus={open === false} onClick={() => setOpen(true)}>
            {deletion.open}
          </Button>
        </div>
      )}
    </section>
  );
}

interface Values {
  password: string;
}

const check = ({ password }: Values): FormErrors<Values> => ({
  password: password === '' ? ACCOUNT_TEXTS.required.password : undefined,
});

function DeletionForm({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const navigate = useNavigate();
  const { formProps, isSubmitting, field } = useForm({ initial: { password: '' }, check, submit });
  const { deletion } = ACCOUNT_TEXTS;

  async function submit({ password }: Values): Promise<FormErrors<Values> | null> {
    const refusal = await deleteAccount(profile.userId, password);
    if (refusal !== null) return { password: refusal };
    await navigate(PATHS.home, { replace: true });
    await endSession();
    void notify(deletion.done, { kind: 'success' });
    return null;
  }

  return (
    <form {...formProps} className={styles.form}>
      <Notice kind="warning">
        {deletion.stays} {teamRoleOf(profile.roles) === 'admin' && deletion.adminNote}
      </Notice>
      <PasswordField
        label={deletion.passwordLabel}
        autoComplete="current-password"
        aria-required
        autoFocus
        {...field('password')}
      />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClose}>
          {deletion.cancel}
        </Button>
        <Button type="submit" kind="danger" busy={isSubmitting}>
          {isSubmitting ? deletion.submitting : deletion.submit}
        </Button>
      </div>
    </form>
  );
}

/** Resolves to the reason why it was not deleted, or null. */
async function deleteAccount(userId: string, password: string): Promise<string | null> {
  try {
    const { confirmPassword } = await import('../../../data/firebase/auth');
    await confirmPassword(password);
  } catch (cause) {
    return ACCOUNT_TEXTS.deletion.problems[authErrorKindOf(cause)];
  }
  const called = await callAsUser(accounts.deleteUser, { params: { userId }, fresh: true });
  if (called.outcome === 'done') return null;
  if (called.outcome === 'refused') return called.message;
  return called.maybeSent ? ACCOUNT_TEXTS.deletion.unheard : ACCOUNT_TEXTS.deletion.problems.offline;
}
