import { PATHS } from '@catalogue/contract/paths';
import { Button, LinkButton } from '../../ui/button';
import { Row } from '../../ui/layout';
import { AccountPage } from './account-page';
import { ACCOUNT_TEXTS } from './account-texts';
import { refreshRoles, isRoleRevoked } from './watch-auth';
import { useState } from 'react';

/** Shown in place of an admin page to logged-in people who are not on the team. */
export default function StaffOnly({ email }: { email: string }) {
  const [checking, setChecking] = useState(false);
  /** Whether the last check reached the server; null: none was made. */
  const [isChecked, setChecked] = useState<boolean | null>(null);
  const { staffOnly } = ACCOUNT_TEXTS;

  async function check(): Promise<void> {
    setChecking(true);
    setChecked(null);
    setChecked(await refreshRoles());
    setChecking(false);
  }

  return (
    <AccountPage heading={staffOnly.heading} lead={isRoleRevoked() ? staffOnly.revoked : staffOnly.body(email)}>
      <Row gap={3}>
        <LinkButton kind="primary" to={PATHS.home}>
          {staffOnly.home}
        </LinkButton>
        <Button busy={checking} onClick={() => void check()}>
          {staffOnly.checkAgain}
        </Button>
      </Row>
      <p role="status">{isChecked === null ? '' : isChecked ? staffOnly.stillNone : staffOnly.unchecked}</p>
    </AccountPage>
  );
}
