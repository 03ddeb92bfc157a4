import { ADMIN_PATHS, PATHS } from '@catalogue/contract/paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/button';
import { Link } from '../../router/link';
import { AccountPage } from '../account-page';
import { COPY } from '../copy';
import form from '../form.module.css';
import { Notice } from '../notice';
import { useSession } from '../session';
import { arrivalOf } from './arrival';
import { ForgottenForm } from './forgotten-form';
import { LoginForm } from './login-form';

/** /LoginPage. On success it goes to /users/home (SPEC §2), or back to the guarded page that sent the person here. */
export default function LoginPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const arrival = arrivalOf(useLocation().state);
  const [email, setEmail] = useState(arrival.email);
  const [forgotten, setForgotten] = useState(false);
  // Only for who was logged in on arrival: during a login of ours, the form stays until the page changes.
  const [hadUser] = useState(user !== null);

  if (hadUser && user !== null) return <AlreadyLoggedIn name={user.name} />;
  const copy = forgotten ? COPY.forgotten : COPY.login;
  return (
    <AccountPage heading={copy.heading} lead={copy.lead}>
      {arrival.signUpProblem !== '' && !forgotten && (
        <Notice kind="failure">
          {arrival.signUpProblem} <Link to={PATHS.signUp}>{COPY.login.backToSignUp}</Link>
        </Notice>
      )}
      {forgotten ? (
        <ForgottenForm email={email} onEmail={setEmail} onBack={() => setForgotten(false)} />
      ) : (
        <>
          <LoginForm email={email} onEmail={setEmail} onLoggedIn={() => void navigate(arrival.from, { replace: true })} />
          <p className={form.aside}>
            <button type="button" className={form.link} onClick={() => setForgotten(true)}>
              {COPY.login.forgotten}
            </button>
            <span>
              {COPY.login.noAccount} <Link to={PATHS.signUp}>{COPY.login.signUp}</Link>
            </span>
          </p>
        </>
      )}
    </AccountPage>
  );
}

function AlreadyLoggedIn({ name }: { name: string }) {
  const { isAdmin } = useSession();
  return (
    <AccountPage heading={COPY.login.heading} lead={COPY.login.already(name)}>
      <div className={form.actions}>
        <LinkButton kind="primary" to={isAdmin ? ADMIN_PATHS.home : PATHS.user.home}>
          {isAdmin ? COPY.login.toDashboard : COPY.login.toYourArea}
        </LinkButton>
      </div>
    </AccountPage>
  );
}
