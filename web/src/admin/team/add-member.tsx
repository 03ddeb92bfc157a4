import type { TeamMember } from '@catalogue/contract/entities/team';
import { TEAM_ROLES, type TeamRole } from '@catalogue/contract/roles';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { confirm } from '../../ui/dialogs';
import { ErrorCount, TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { useForm, type FormErrors } from '../../ui/use-form';
import { TEAM_TEXTS } from './team-texts';
import { grantRole } from './team-api';
import styles from './team.module.css';

interface Values {
  email: string;
  role: TeamRole | null;
}

const BLANK: Values = { email: '', role: null };
const { add } = TEAM_TEXTS;

const accountOf = ({ email }: Values): string => email.trim().toLowerCase();

const memberOf = (account: string, members: readonly TeamMember[]): TeamMember | undefined =>
  members.find(({ email }) => email.toLowerCase() === account);

function checkMember(values: Values, members: readonly TeamMember[]): FormErrors<Values> {
  const account = accountOf(values);
  const { role } = values;
  if (account === '') return { email: add.missing, role: role === null ? add.missingRole : undefined };
  if (role === null) return { role: add.missingRole };
  return { email: memberOf(account, members)?.role === role ? add.already(account, add.withArticle[role]) : undefined };
}

/** The question before a member gets another role; null: there is nothing to ask. */
export function changeQuestion(member: Pick<TeamMember, 'name' | 'role'> | undefined, role: TeamRole, isSelf: boolean) {
  if (member === undefined || member.role === null || member.role === role) return null;
  const [before, next] = [add.withArticle[member.role], add.withArticle[role]];
  const { titleSelf, title, bodySelf } = add.change;
  return {
    title: isSelf ? titleSelf(before, next) : title(member.name, before, next),
    body: isSelf ? bodySelf(TEAM_TEXTS.mayDo[role]) : TEAM_TEXTS.mayDo[role],
    action: add.submit[role],
    danger: true,
  };
}

/** Grants the role; if the address is not confirmed, only after a question. 'cancelled': the answer was no. */
async function grant(account: string, role: TeamRole) {
  const granted = await grantRole(account, role, false);
  if (granted.outcome !== 'unverified') return granted;
  const { title, body, action } = add.unverified;
  const isConfirmed = await confirm({ title, body: body(account), action: action[role], danger: true });
  return isConfirmed ? grantRole(account, role, true) : ({ outcome: 'cancelled' } as const);
}

interface Props {
  members: readonly TeamMember[];
  /** Id of the signed-in member. */
  self: string | undefined;
}

/** Gives the account of an e-mail address a role; asks first if it has another one, or if the address is not confirmed. */
export function AddMember({ members, self }: Props) {
  const { formProps, values, errors, errorCount, isSubmitting, field, set, clearError, reset } = useForm({
    initial: BLANK,
    check: (typed) => checkMember(typed, members),
    submit,
  });
  const { role } = values;

  async function submit(typed: Values): Promise<FormErrors<Values> | null> {
    if (typed.role === null) return null;
    const account = accountOf(typed);
    const member = memberOf(account, members);
    const question = changeQuestion(member, typed.role, member?.uid === self);
    if (question !== null && !(await confirm(question))) return null;
    const granted = await grant(account, typed.role);
    if (granted.outcome === 'refused') return { email: granted.message };
    if (granted.outcome === 'cancelled') return null;
    reset();
    void notify(add.done(account, add.withArticle[typed.role]), { kind: 'success' });
    return null;
  }

  return (
    <section aria-labelledby="add-heading" className={styles.section}>
      <h2 id="add-heading">{add.heading}</h2>
      <form {...formProps} noValidate className={styles.form}>
        <TextField
          label={add.email}
          type="email"
          name="email"
          autoComplete="off"
          hint={add.hint}
          aria-required
          {...field('email')}
        />
        <SelectField
          label={add.role}
          aria-required
          hint={role === null ? undefined : TEAM_TEXTS.mayDo[role]}
          error={errors.role}
          value={role ?? ''}
          onChange={({ target }) => {
            set({ role: TEAM_ROLES.find((one) => one === target.value) ?? null });
            clearError('email');
          }}
        >
          <option value="">{add.chooseRole}</option>
          {TEAM_ROLES.map((one) => (
            <option key={one} value={one}>
              {TEAM_TEXTS.roles[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isSubmitting ? add.submitting : role === null ? add.submitNone : add.submit[role]}
        </Button>
        <ErrorCount count={errorCount} result="saved" />
      </form>
    </section>
  );
}
