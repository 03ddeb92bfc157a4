import { useCompany } from '../data/catalogue/hooks';
import styles from './word-mark.module.css';

/** The company's logo, or its name in the font of its parent as its mark; the dot is the spark of the tagline. */
export function WordMark() {
  const { name, logo } = useCompany();
  if (logo) return <img src={logo} alt={name} className={styles.logo} data-logo />;
  return (
    <>
      {name}
      <span className={styles.spark} aria-hidden="true" />
    </>
  );
}
