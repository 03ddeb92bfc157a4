import { PATHS } from '@catalogue/contract/paths';
import { type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { CheckField, RadioGroup } from '../../../ui/choice-field';
import { TextAreaField, TextField } from '../../../ui/field';
import { useSearchParams } from '../../../lib/use-search-params';
import { notify } from '../../../ui/notify';
import { useFocusFirstError } from '../../../ui/use-focus-first-error';
import { AccountPage } from '../account-page';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { GENDER_OPTIONS } from '../gender-options';
import { Notice } from '../../../ui/notice';
import type { LoginState } from '../login/login-state';
import { PasswordField } from '../password-field';
import { BLANK, keepSignUpDraft, signUp, signUpDraft, type SignUpErrors, signUpErrors, type SignUpFields } from './sign-up';

/** /SignUpPage. After it was sent, success or failure, it goes to /LoginPage (SPEC §2), which says how it went. */
export default function SignUpPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const invite = search.get('invite');
  const [fields, setFields] = useState<SignUpFields>(signUpDraft);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const { fields: labels, signUp: copy } = ACCOUNT_TEXTS;

  /** Errors leave as soon as their field is right. */
  function set(change: Partial<SignUpFields>): void {
    const next = { ...fields, ...change };
    setFields(next);
    const wrong = signUpErrors(next);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field in wrong)));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    const found = signUpErrors(fields);
    setErrors(found);
    if (found.confirmPassword !== undefined) {
      focusFirstError();
      return;
    }
    setSubmitting(true);
    const problem = await signUp(fields, invite);
    keepSignUpDraft(problem === null ? BLANK : fields);
    void notify(problem === null ? ACCOUNT_TEXTS.userCreated : ACCOUNT_TEXTS.somethingWentWrong, {
      kind: problem === null ? 'success' : 'failure',
    });
    const state: Partial<LoginState> = problem === null ? { email: fields.email.trim() } : { signUpProblem: problem };
    await navigate(PATHS.login, { state });
  }

  function reset(): void {
    keepSignUpDraft(BLANK);
    setFields(BLANK);
    setErrors({});
  }

  return (
    <AccountPage heading={copy.heading} lead={copy.lead}>
      {invite !== null && <Notice kind="information">{copy.invited}</Notice>}
      {/* The browser's own checks would keep it from being sent; SPEC §5: only the mismatch does. */}
      <form ref={formRef} className={form.form} noValidate onSubmit={(event) => void submit(event)} onReset={reset}>
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          value={fields.name}
          onChange={(event) => set({ name: event.target.value })}
          error={errors.name}
        />
        <TextField
          label={labels.email}
          type="email"
          name="email"
          autoComplete="username"
          value={fields.email}
          onChange={(event) => set({ email: event.target.value })}
          error={errors.email}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="new-password"
          hint={copy.passwordHint}
          value={fields.password}
          onChange={(event) => set({ password: event.target.value })}
          error={errors.password}
        />
        <PasswordField
          label={labels.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          value={fields.confirmPassword}
          onChange={(event) => set({ confirmPassword: event.target.value })}
          error={errors.confirmPassword}
        />
        <RadioGroup
          label={labels.gender}
          name="gender"
          value={fields.gender}
          options={GENDER_OPTIONS}
          onChange={(gender) => set({ gender })}
        />
        <TextAreaField
          label={labels.about}
          name="about"
          hint={copy.aboutHint}
          value={fields.about}
          onChange={(event) => set({ about: event.target.value })}
        />
        <CheckField label={copy.agree} name="agree" />
        <div className={form.actions}>
          <Button type="submit" kind="primary" busy={submitting} disabled={submitting}>
            {submitting ? copy.submitting : copy.submit}
          </Button>
          <Button type="reset" kind="quiet">
            {copy.reset}
          </Button>
        </div>
      </form>
      <p className={form.aside}>
        {copy.haveAccount} <Link to={PATHS.login}>{copy.login}</Link>
      </p>
    </AccountPage>
  );
}
