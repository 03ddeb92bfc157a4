import { PATHS, staffStart } from '@catalogue/contract/paths';
import { hasRight } from '@catalogue/contract/roles';
import { LinkButton } from '../../../ui/button';
import { Head } from '../../../ui/head';
import { Row } from '../../../ui/layout';
import { ACCOUNT_TEXTS } from '../account-texts';
import { useSession } from '../session';
import { WaitingWork } from './waiting-work';
import styles from './user-area.module.css';

/** /users/home: where a login leads. */
export default function UserHomePage() {
  const { user, role } = useSession();
  return (
    <div className={styles.text}>
      <Head title={ACCOUNT_TEXTS.area.home} />
      <h1 tabIndex={-1}>{ACCOUNT_TEXTS.area.greeting(user?.name ?? '')}</h1>
      {hasRight(role, 'leads') && <WaitingWork />}
      <p>{ACCOUNT_TEXTS.area.homeText}</p>
      <Row gap={3}>
        {role !== null && (
          <LinkButton kind="primary" to={staffStart(role)}>
            {ACCOUNT_TEXTS.area.toStaffArea[role]}
          </LinkButton>
        )}
        <LinkButton to={PATHS.user.profile}>{ACCOUNT_TEXTS.area.toProfile}</LinkButton>
        <LinkButton to={PATHS.categories}>{ACCOUNT_TEXTS.area.toCategories}</LinkButton>
      </Row>
    </div>
  );
}
