import { usePage } from '../../ui/use-page';
import { COPY } from '../copy';
import styles from './user-area.module.css';

/** /users/about */
export default function UserAboutPage() {
  usePage({ title: COPY.area.about });
  return (
    <div className={styles.text}>
      <h1 tabIndex={-1}>{COPY.area.about}</h1>
      <p>{COPY.area.aboutText}</p>
    </div>
  );
}
