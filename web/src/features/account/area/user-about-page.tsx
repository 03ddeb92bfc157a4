import { Head } from '../../../ui/head';
import { ACCOUNT_TEXTS } from '../account-texts';
import styles from './user-area.module.css';

/** /users/about */
export default function UserAboutPage() {
  return (
    <div className={styles.text}>
      <Head title={ACCOUNT_TEXTS.area.about} />
      <h1 tabIndex={-1}>{ACCOUNT_TEXTS.area.about}</h1>
      <p>{ACCOUNT_TEXTS.area.aboutText}</p>
    </div>
  );
}
