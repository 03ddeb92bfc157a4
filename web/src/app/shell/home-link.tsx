import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { WordMark } from '../../ui/word-mark';
import styles from './home-link.module.css';

/** The company's mark, which opens the home page. */
export const HomeLink = () => (
  <Link to={PATHS.home} className={styles.mark}>
    <WordMark />
  </Link>
);
