import { PATHS } from '@catalogue/contract/paths';
import { accounts } from '@catalogue/contract/endpoints/accounts';
import type { OwnProfile } from '@catalogue/contract/entities/account';
import { teamRoleOf } from '@catalogue/contract/entities/session';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { useFocusFirstError } from '../../../ui/use-focus-first-error';
import { authErrorKindOf } from '../auth-error-kind';
import { callAsUser } from '../call-as-user';
import { ACCOUNT_TEXTS } from '../account-texts';
import { endSession } from '../log-out';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../password-field';
import styles from './profile.module.css';

/** Deletes the account after a warning and the password. */
export function DeleteAccount({ profile }: { profile: OwnProfile }) {
  const [open, setOpen] = useState(false);
  const { deletion } = ACCOUNT_TEXTS;
  return (
    <section className={styles.section} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">{deletion.heading}</h2>
      <p className={styles.quiet}>{deletion.lead}</p>
      {open ? (
        <DeletionForm profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen(true)}>{deletion.open}</Button>
        </div>
      )}
    </section>
  );
}

function DeletionForm({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const { deletion, required } = ACCOUNT_TEXTS;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    setProblem(password === '' ? required.password : undefined);
    if (password === '') {
      focusFirstError();
      return;
    }
    setSubmitting(true);
    const refusal = await deleteAccount(profile.userId, password);
    setSubmitting(false);
    if (refusal !== null) {
      setProblem(refusal);
      focusFirstError();
      return;
    }
    await navigate(PATHS.home, { replace: true });
    await endSession();
    void notify(deletion.done, { kind: 'success' });
  }

  return (
    <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)}>
      <Notice kind="warning">
        {deletion.stays} {teamRoleOf(profile.roles) === 'admin' && deletion.adminNote}
      </Notice>
      <PasswordField
        label={deletion.passwordLabel}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClose}>
          {deletion.cancel}
        </Button>
        <Button type="submit" kind="danger" busy={submitting}>
          {submitting ? deletion.submitting : deletion.submit}
        </Button>
      </div>
    </form>
  );
}

/** Resolves to the reason why it was not deleted, or null. */
async function deleteAccount(userId: string, password: string): Promise<string | null> {
  try {
    const { confirmPassword } = await import('../../../data/firestore/auth');
    await confirmPassword(password);
  } catch (cause) {
    const problem = authErrorKindOf(cause);
    if (problem === 'wrong') return ACCOUNT_TEXTS.deletion.wrong;
    return problem === 'offline' ? ACCOUNT_TEXTS.deletion.offline : ACCOUNT_TEXTS.problems[problem];
  }
  const called = await callAsUser(accounts.deleteUser, { params: { userId }, fresh: true });
  if (called.outcome === 'done') return null;
  if (called.outcome === 'refused') return called.message;
  return called.maybeSent ? ACCOUNT_TEXTS.deletion.unheard : ACCOUNT_TEXTS.deletion.offline;
}
