import type { TeamMember } from '@catalogue/contract/entities/team';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { TEAM_TEXTS } from './team-texts';
import { grantAdmin } from './team-api';
import styles from './team.module.css';

/** Makes the account of an e-mail address an admin; asks first if the address is not confirmed. */
export function AddMember({ members }: { members: readonly TeamMember[] }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const { add } = TEAM_TEXTS;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const account = email.trim().toLowerCase();
    setError(account === '' ? add.missing : undefined);
    if (account === '' || submitting) return;
    if (members.some((member) => member.email.toLowerCase() === account)) {
      setError(add.already(account));
      return;
    }
    setSubmitting(true);
    setError(await grant(account));
    setSubmitting(false);
  }

  /** Resolves to the message of a failure, or undefined. */
  async function grant(account: string): Promise<string | undefined> {
    let changed = await grantAdmin(account, false);
    if (changed.outcome === 'unverified') {
      const { title, body, action } = add.unverified;
      if (!(await confirm({ title, body: body(account), action, danger: true }))) return undefined;
      changed = await grantAdmin(account, true);
    }
    if (changed.outcome === 'refused') return changed.message;
    setEmail('');
    void notify(add.done(account), { kind: 'success' });
    return undefined;
  }

  return (
    <section aria-labelledby="add-heading" className={styles.section}>
      <h2 id="add-heading">{add.heading}</h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={add.email}
          type="email"
          name="email"
          autoComplete="off"
          hint={add.hint}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={error}
        />
        <Button type="submit" kind="primary" busy={submitting}>
          {submitting ? add.submitting : add.submit}
        </Button>
      </form>
    </section>
  );
}
