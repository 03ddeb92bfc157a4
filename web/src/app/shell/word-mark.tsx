import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { useCompany } from '../../data/catalogue/hooks';
import styles from './word-mark.module.css';

/** The company's logo, or its name as its mark; the dot is the spark of the tagline. */
export function WordMark() {
  const { name, logo } = useCompany();
  return (
    <Link to={PATHS.home} className={styles.mark}>
      {logo ? (
        <img src={logo} alt={name} className={styles.logo} data-logo />
      ) : (
        <>
          {name}
          <span className={styles.spark} aria-hidden="true" />
        </>
      )}
    </Link>
  );
}
