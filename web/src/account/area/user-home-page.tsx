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
          <LinkButton kind="primary" to="/Admin/home">
            {COPY.area.toDashboard}
          </LinkButton>
        )}
        <LinkButton to="/users/profile">{COPY.area.toProfile}</LinkButton>
        <LinkButton to="/MyCategory">{COPY.area.toCategories}</LinkButton>
      </div>
    </div>
  );
}
