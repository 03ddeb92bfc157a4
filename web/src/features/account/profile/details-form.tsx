import type { OwnProfile } from '@catalogue/contract/entities/account';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { RadioGroup } from '../../../ui/choice-field';
import { TextAreaField, TextField } from '../../../ui/field';
import { Row } from '../../../ui/layout';
import { useSubmit } from '../../../ui/use-submit';
import { ACCOUNT_TEXTS } from '../account-texts';
import { GENDER_OPTIONS } from '../gender-options';
import { Notice } from '../../../ui/notice';
import { type ProfileState, saveProfile } from './profile-store';
import styles from './profile.module.css';
import { type DetailsDraft, unsavedEdits } from './unsaved-edits';

/** The form's values and their submission. Edited fields win over updates from the server. */
function useDetailsForm(profile: OwnProfile) {
  const [edited, setEdited] = useState<Partial<DetailsDraft>>({});
  const [nameError, setNameError] = useState<string>();
  const [submitted, setSubmitted] = useState(false);
  const draft: DetailsDraft = { name: profile.name, about: profile.about, gender: profile.gender, ...edited };

  function set(change: Partial<DetailsDraft>): void {
    setEdited({ ...edited, ...change });
    setSubmitted(false);
    if (change.name?.trim()) setNameError(undefined);
  }

  const { formProps } = useSubmit(() => {
    const name = draft.name.trim();
    setNameError(name === '' ? ACCOUNT_TEXTS.required.name : undefined);
    if (name === '') return false;
    setSubmitted(true);
    void saveProfile({ name, about: draft.about.trim(), gender: draft.gender }).then(() =>
      setEdited((now) => unsavedEdits(now, draft)),
    );
    return true;
  });

  function reset(): void {
    setEdited({});
    setNameError(undefined);
    setSubmitted(false);
  }

  return { formProps, draft, nameError, submitted, set, reset };
}

/** Edits name, about and gender; shows e-mail and roles. */
export function DetailsForm({ profile, state, reason }: Omit<ProfileState, 'profile'> & { profile: OwnProfile }) {
  const { formProps, draft, nameError, submitted, set, reset } = useDetailsForm(profile);
  const { fields, profile: copy } = ACCOUNT_TEXTS;
  return (
    <form {...formProps} className={styles.form} onReset={reset}>
      <TextField
        label={fields.name}
        name="name"
        autoComplete="name"
        maxLength={LIMITS.name}
        aria-required
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
        error={nameError}
      />
      <TextField label={fields.email} type="email" name="email" value={profile.email} readOnly hint={copy.emailHint} />
      <TextAreaField
        label={fields.about}
        name="about"
        hint={ACCOUNT_TEXTS.signUp.aboutHint}
        maxLength={LIMITS.about}
        value={draft.about}
        onChange={(event) => set({ about: event.target.value })}
      />
      <RadioGroup
        label={fields.gender}
        name="gender"
        value={draft.gender}
        options={GENDER_OPTIONS}
        onChange={(value) => set({ gender: value === 'male' ? 'male' : 'female' })}
      />
      <RoleList roles={profile.roles} />
      {state === 'waiting' && <Notice kind="warning">{copy.waiting}</Notice>}
      {state === 'refused' && <Notice kind="failure">{copy.refused(reason)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={state === 'sending'}>
          {state === 'sending' ? copy.sending : copy.submit}
        </Button>
        <Button type="reset" kind="quiet">
          {copy.reset}
        </Button>
        <span role="status" className={styles.quiet}>
          {submitted && state === 'saved' && copy.saved}
        </span>
      </div>
    </form>
  );
}

const RoleList = ({ roles }: Pick<OwnProfile, 'roles'>) => (
  <dl>
    <dt className={styles.term}>{ACCOUNT_TEXTS.fields.roles}</dt>
    <Row as="dd" gap={2}>
      {roles.map(({ roleId, roleName }) => (
        <Badge key={roleId}>{roleName}</Badge>
      ))}
    </Row>
  </dl>
);
