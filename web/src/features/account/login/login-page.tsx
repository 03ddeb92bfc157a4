import { PATHS, staffStart } from '@catalogue/contract/paths';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { AccountPage } from '../account-page';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { Notice } from '../../../ui/notice';
import { useSession } from '../session';
import { readLoginState } from './login-state';
import { ResetPasswordForm } from './reset-password-form';
import { LoginForm } from './login-form';

/** /LoginPage. On success it goes to /users/home (SPEC §2), or back to the guarded page that sent the person here. */
export default function LoginPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const loginState = readLoginState(useLocation().state);
  const [email, setEmail] = useState(loginState.email);
  /** null: not opened yet. */
  const [forgotten, setForgotten] = useState<boolean | null>(null);
  // Taken once: during a login here, the form stays until the page changes.
  const [hadUser] = useState(user !== null);

  const { signUpProblem, invite } = loginState;
  const signUpPath = invite === '' ? PATHS.signUp : `${PATHS.signUp}?${new URLSearchParams({ invite }).toString()}`;
  const refusal = signUpProblem !== '' && (
    <Notice kind="failure">
      {signUpProblem} <Link to={signUpPath}>{ACCOUNT_TEXTS.login.backToSignUp}</Link>
    </Notice>
  );
  if (hadUser && user !== null) return <AlreadyLoggedIn name={user.name}>{refusal}</AlreadyLoggedIn>;
  function openNext(isSwitched: boolean): void {
    if (isSwitched) location.replace(loginState.from);
    else void navigate(loginState.from, { replace: true });
  }

  const copy = forgotten ? ACCOUNT_TEXTS.forgotten : ACCOUNT_TEXTS.login;
  return (
    <AccountPage heading={copy.heading} lead={copy.lead}>
      {!forgotten && refusal}
      {forgotten ? (
        <ResetPasswordForm email={email} onEmail={setEmail} onBack={() => setForgotten(false)} />
      ) : (
        <>
          <LoginForm email={email} onEmail={setEmail} onLoggedIn={openNext} />
          <p className={form.aside}>
            <button type="button" className={form.link} autoFocus={forgotten === false} onClick={() => setForgotten(true)}>
              {ACCOUNT_TEXTS.login.forgotten}
            </button>
            <span>
              {ACCOUNT_TEXTS.login.noAccount} <Link to={signUpPath}>{ACCOUNT_TEXTS.login.signUp}</Link>
            </span>
          </p>
        </>
      )}
    </AccountPage>
  );
}

function AlreadyLoggedIn({ name, children }: { name: string; children: ReactNode }) {
  const { role } = useSession();
  return (
    <AccountPage heading={ACCOUNT_TEXTS.login.heading} lead={ACCOUNT_TEXTS.login.already(name)}>
      {children}
      <Row gap={3}>
        <LinkButton kind="primary" to={role === null ? PATHS.user.home : staffStart(role)}>
          {role === null ? ACCOUNT_TEXTS.login.toYourArea : ACCOUNT_TEXTS.area.toStaffArea[role]}
        </LinkButton>
      </Row>
    </AccountPage>
  );
}
