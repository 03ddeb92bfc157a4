import type { TeamMember } from '@catalogue/contract/entities/team';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { TEAM_TEXTS } from './team-texts';
import { grantAdmin } from './team-api';
import styles from './team.module.css';

/** Makes the account of an e-mail address an admin; asks first where nobody has shown to own the address. */
export function AddMember({ members }: { members: readonly TeamMember[] }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const { add } = TEAM_TEXTS;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    setError(address === '' ? add.missing : undefined);
    if (address === '' || submitting) return;
    if (members.some((member) => member.email.toLowerCase() === address)) {
      setError(add.already(address));
      return;
    }
    setSubmitting(true);
    setError(await grant(address));
    setSubmitting(false);
  }

  /** Answers why not, or undefined. */
  async function grant(address: string): Promise<string | undefined> {
    let changed = await grantAdmin(address, false);
    if (changed.outcome === 'unverified') {
      const { title, body, action } = add.unverified;
      if (!(await confirm({ title, body: body(address), action, danger: true }))) return undefined;
      changed = await grantAdmin(address, true);
    }
    if (changed.outcome === 'refused') return changed.sentence;
    setEmail('');
    void notify(add.done(address), { kind: 'success' });
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
