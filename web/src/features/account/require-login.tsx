import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Row } from '../../ui/layout';
import { AccountPage } from './account-page';
import { ACCOUNT_TEXTS } from './account-texts';
import { useSession } from './session';
import { PATHS } from '@catalogue/contract/paths';
import { Button } from '../../ui/button';

/** A login button. After the login the person returns to `from`. */
function LoginLink({ from, children }: { from: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button kind="primary" onClick={() => void navigate(PATHS.login, { state: { from } })}>
      {children}
    </Button>
  );
}

/** Shows its content to logged-in people, and SPEC §2's messages to everyone else. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children;
  return (
    <AccountPage heading={ACCOUNT_TEXTS.guard.notLoggedIn} lead={ACCOUNT_TEXTS.guard.kindlyLogin}>
      <Row gap={3}>
        <LoginLink from={pathname + search}>{ACCOUNT_TEXTS.guard.login}</LoginLink>
      </Row>
    </AccountPage>
  );
}
