import { ADMIN_PATHS, PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { usePage } from '../../ui/use-page';
import { ACCOUNT_TEXTS } from '../account-texts';
import { useSession } from '../session';
import styles from './user-area.module.css';

/** /users/home: where a login leads. */
export default function UserHomePage() {
  usePage({ title: ACCOUNT_TEXTS.area.home });
  const { user, isAdmin } = useSession();
  return (
    <div className={styles.text}>
      <h1 tabIndex={-1}>{ACCOUNT_TEXTS.area.greeting(user?.name ?? '')}</h1>
      <p>{ACCOUNT_TEXTS.area.homeText}</p>
      <div className={styles.links}>
        {isAdmin && (
          <LinkButton kind="primary" to={ADMIN_PATHS.home}>
            {ACCOUNT_TEXTS.area.toDashboard}
          </LinkButton>
        )}
        <LinkButton to={PATHS.user.profile}>{ACCOUNT_TEXTS.area.toProfile}</LinkButton>
        <LinkButton to={PATHS.categories}>{ACCOUNT_TEXTS.area.toCategories}</LinkButton>
      </div>
    </div>
  );
}
