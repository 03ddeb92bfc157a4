import { LIMITS } from '@catalogue/contract/limits';
import { PATHS } from '@catalogue/contract/paths';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { CheckField, RadioGroup } from '../../../ui/choice-field';
import { ErrorCount, TextAreaField, TextField } from '../../../ui/field';
import { useSearchParams } from '../../../lib/use-search-params';
import { Row } from '../../../ui/layout';
import { notify } from '../../../ui/notify';
import { useForm } from '../../../ui/use-form';
import { AccountPage } from '../account-page';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { GENDER_OPTIONS } from '../gender-options';
import { Notice } from '../../../ui/notice';
import type { LoginState } from '../login/login-state';
import { PasswordField } from '../password-field';
import { BLANK, keepSignUpDraft, signUp, signUpDraft, signUpErrors, type SignUpFields } from './sign-up';

/** /SignUpPage. After it was sent, success or failure, it goes to /LoginPage (SPEC §2), which says how it went. */
export default function SignUpPage() {
  const [search] = useSearchParams();
  const invite = search.get('invite');
  const { signUp: copy } = ACCOUNT_TEXTS;
  return (
    <AccountPage heading={copy.heading} lead={copy.lead}>
      {invite !== null && <Notice kind="information">{copy.invited}</Notice>}
      <SignUpForm invite={invite} />
      <p className={form.aside}>
        {copy.haveAccount} <Link to={PATHS.login}>{copy.login}</Link>
      </p>
    </AccountPage>
  );
}

/** SPEC §5: of all errors only the mismatch prevents the submission. */
function useSignUpForm(invite: string | null) {
  const navigate = useNavigate();
  const { reset, ...form } = useForm({
    initial: signUpDraft(),
    check: signUpErrors,
    blocking: ['confirmPassword'],
    submit,
  });

  async function submit(fields: SignUpFields): Promise<null> {
    const problem = await signUp(fields, invite);
    keepSignUpDraft(problem === null ? BLANK : fields);
    void notify(problem === null ? ACCOUNT_TEXTS.userCreated : ACCOUNT_TEXTS.somethingWentWrong, {
      kind: problem === null ? 'success' : 'failure',
    });
    const failed: Partial<LoginState> = { signUpProblem: problem ?? '', invite: invite ?? '' };
    const state: Partial<LoginState> = problem === null ? { email: fields.email.trim() } : failed;
    await navigate(PATHS.login, { state });
    // Busy until the login page, which may have to load, replaces the form.
    return new Promise<never>(() => undefined);
  }

  function clear(): void {
    keepSignUpDraft(BLANK);
    reset(BLANK);
  }

  return { ...form, clear };
}

function SignUpForm({ invite }: { invite: string | null }) {
  const { formProps, values, errorCount, isSubmitting, field, set, clear } = useSignUpForm(invite);
  const { fields: labels, signUp: copy } = ACCOUNT_TEXTS;
  return (
    // The browser's own checks would keep the form from being sent.
    <form {...formProps} className={form.form} noValidate onReset={clear}>
      <TextField label={labels.name} name="name" autoComplete="name" maxLength={LIMITS.name} aria-required {...field('name')} />
      <TextField
        label={labels.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={LIMITS.email}
        aria-required
        {...field('email')}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        hint={copy.passwordHint}
        aria-required
        {...field('password')}
      />
      <PasswordField
        label={labels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        aria-required
        {...field('confirmPassword')}
      />
      <RadioGroup
        label={labels.gender}
        name="gender"
        hint={copy.genderHint}
        value={values.gender}
        options={GENDER_OPTIONS}
        onChange={(gender) => set({ gender })}
      />
      <TextAreaField label={labels.about} name="about" hint={copy.aboutHint} maxLength={LIMITS.about} {...field('about')} />
      <CheckField label={copy.agree} name="agree" />
      <Row gap={3}>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
        <Button type="reset" kind="quiet">
          {copy.reset}
        </Button>
      </Row>
      <ErrorCount count={errorCount} result="sent" />
    </form>
  );
}
