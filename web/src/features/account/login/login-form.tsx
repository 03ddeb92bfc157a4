import { Button } from '../../../ui/button';
import { ErrorCount, TextField } from '../../../ui/field';
import { Row } from '../../../ui/layout';
import { notify } from '../../../ui/notify';
import { useForm, type FormErrors } from '../../../ui/use-form';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { logIn } from '../log-in';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../password-field';

interface Props {
  /** The email to start with. */
  email: string;
  onEmail: (email: string) => void;
  /** @param isSwitched see {@link logIn}: the page that is opened anew says that the person is logged in */
  onLoggedIn: (isSwitched: boolean) => void;
}

const BLANK = { email: '', password: '' };
type Values = typeof BLANK;

const check = ({ email, password }: Values): FormErrors<Values> => ({
  email: email.trim() === '' ? ACCOUNT_TEXTS.required.email : undefined,
  password: password === '' ? ACCOUNT_TEXTS.required.password : undefined,
});

/** SPEC §5: an empty password stops the login, an empty e-mail only shows a message; the browser refuses a malformed one. */
export function LoginForm({ email, onEmail, onLoggedIn }: Props) {
  const { formProps, errors, errorCount, isSubmitting, field, set, reset, focusFirstError } = useForm({
    initial: { ...BLANK, email },
    check,
    blocking: ['password'],
    submit,
  });

  async function submit(typed: Values): Promise<FormErrors<Values> | null> {
    if (check(typed).email !== undefined) focusFirstError();
    const { problem, isSwitched } = await logIn(typed.email.trim(), typed.password);
    if (problem !== null) {
      void notify(ACCOUNT_TEXTS.somethingWentWrong, { kind: 'failure' });
      return { problem: ACCOUNT_TEXTS.problems[problem] };
    }
    clear();
    if (!isSwitched) void notify(ACCOUNT_TEXTS.loggedIn, { kind: 'success' });
    onLoggedIn(isSwitched);
    return null;
  }

  function clear(): void {
    onEmail('');
    reset(BLANK);
  }

  return (
    <form {...formProps} className={form.form} onReset={clear}>
      {errors.problem !== undefined && <Notice kind="failure">{errors.problem}</Notice>}
      <TextField
        label={ACCOUNT_TEXTS.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        aria-required
        {...field('email')}
        onChange={(event) => {
          onEmail(event.target.value);
          set({ email: event.target.value });
        }}
      />
      <PasswordField
        label={ACCOUNT_TEXTS.fields.password}
        name="password"
        autoComplete="current-password"
        aria-required
        {...field('password')}
      />
      <Row gap={3}>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isSubmitting ? ACCOUNT_TEXTS.login.submitting : ACCOUNT_TEXTS.login.submit}
        </Button>
        <Button type="reset" kind="quiet">
          {ACCOUNT_TEXTS.login.reset}
        </Button>
      </Row>
      <ErrorCount count={errorCount} result="sent" />
    </form>
  );
}
