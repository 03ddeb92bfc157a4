import { PATHS } from '@catalogue/contract/paths';
import { Link } from '../../router/link';
import { SITE } from '@catalogue/contract/site';
import styles from './word-mark.module.css';

/** The company's name as its mark; the dot is the spark of the tagline. */
export const WordMark = () => (
  <Link to={PATHS.home} className={styles.mark}>
    {SITE.name}
    <span className={styles.spark} aria-hidden="true" />
  </Link>
);
