import { ADMIN_PATHS, PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { usePage } from '../../ui/use-page';
import { COPY } from '../copy';
import { useSession } from '../session';
import styles from './user-area.module.css';

/** /users/home: where a login leads. */
export default function UserHomePage() {
  usePage({ title: COPY.area.home });
  const { user, isAdmin } = useSession();
  return (
    <div className={styles.text}>
      <h1 tabIndex={-1}>{COPY.area.greeting(user?.name ?? '')}</h1>
      <p>{COPY.area.homeText}</p>
      <div className={styles.links}>
        {isAdmin && (
          <LinkButton kind="primary" to={ADMIN_PATHS.home}>
            {COPY.area.toDashboard}
          </LinkButton>
        )}
        <LinkButton to={PATHS.user.profile}>{COPY.area.toProfile}</LinkButton>
        <LinkButton to={PATHS.categories}>{COPY.area.toCategories}</LinkButton>
      </div>
    </div>
  );
}
