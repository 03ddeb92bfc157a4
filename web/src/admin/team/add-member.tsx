import type { TeamMember } from '@catalogue/contract/entities/team';
import { TEAM_ROLES, type TeamRole } from '@catalogue/contract/roles';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { confirm } from '../../ui/dialogs';
import { TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import { TEAM_TEXTS } from './team-texts';
import { grantRole } from './team-api';
import styles from './team.module.css';

/** Gives the account of an e-mail address a role; asks first if the address is not confirmed. */
export function AddMember({ members }: { members: readonly TeamMember[] }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole | null>(null);
  const [error, setError] = useState<string>();
  const [roleError, setRoleError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const { add } = TEAM_TEXTS;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const account = email.trim().toLowerCase();
    if (submitting) return;
    const isMember = members.some((member) => member.email.toLowerCase() === account && member.role === role);
    if (account === '') setError(add.missing);
    if (role === null) setRoleError(add.missingRole);
    else if (isMember) setError(add.already(account, add.withArticle[role]));
    else if (account !== '') {
      setSubmitting(true);
      setError(await grant(account, role));
      setSubmitting(false);
    }
    focusFirstError();
  }

  /** Resolves to the message of a failure, or undefined. */
  async function grant(account: string, role: TeamRole): Promise<string | undefined> {
    let changed = await grantRole(account, role, false);
    if (changed.outcome === 'unverified') {
      const { title, body, action } = add.unverified;
      if (!(await confirm({ title, body: body(account), action: action[role], danger: true }))) return undefined;
      changed = await grantRole(account, role, true);
    }
    if (changed.outcome === 'refused') return changed.message;
    setEmail('');
    setRole(null);
    void notify(add.done(account, add.withArticle[role]), { kind: 'success' });
    return undefined;
  }

  return (
    <section aria-labelledby="add-heading" className={styles.section}>
      <h2 id="add-heading">{add.heading}</h2>
      <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={add.email}
          type="email"
          name="email"
          autoComplete="off"
          hint={add.hint}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
          error={error}
        />
        <SelectField
          label={add.role}
          hint={role === null ? undefined : TEAM_TEXTS.mayDo[role]}
          error={roleError}
          value={role ?? ''}
          onChange={({ target }) => {
            setRole(TEAM_ROLES.find((one) => one === target.value) ?? null);
            setError(undefined);
            setRoleError(undefined);
          }}
        >
          <option value="">{add.chooseRole}</option>
          {TEAM_ROLES.map((one) => (
            <option key={one} value={one}>
              {TEAM_TEXTS.roles[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="primary" busy={submitting}>
          {submitting ? add.submitting : role === null ? add.submitNone : add.submit[role]}
        </Button>
      </form>
    </section>
  );
}
