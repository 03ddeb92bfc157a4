import { Link } from 'react-router-dom';
import { UI_TEXTS } from './ui-texts';
import styles from './breadcrumbs.module.css';

/** Where this page is; the last step is the page itself. */
export const Breadcrumbs = ({ steps }: { steps: readonly { to: string; name: string }[] }) => (
  <nav aria-label={UI_TEXTS.breadcrumbs}>
    <ol className={styles.steps}>
      {steps.map(({ to, name }) => (
        <li key={to} className={styles.step}>
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
