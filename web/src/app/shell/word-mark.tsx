import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { useCompany } from '../../data/catalogue/use-company';
import styles from './word-mark.module.css';

/** The company's name as its mark; the dot is the spark of the tagline. */
export const WordMark = () => (
  <Link to={PATHS.home} className={styles.mark}>
    {useCompany().name}
    <span className={styles.spark} aria-hidden="true" />
  </Link>
);
