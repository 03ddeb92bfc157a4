import styles from './bulk-change-dialog.module.css';

interface Props {
  title: string;
  /** Values that may change, as texts. */
  before: readonly string[];
  after: readonly string[];
}

/** A line of a preview: a product with its values before and after a change. */
export const ChangedLine = ({ title, before, after }: Props) => (
  <li className={styles.line}>
    <span>{title}</span>
    <span className={styles.values}>
      {before.map((value, index) => (
        <span key={value}>
          <del>{value}</del> <span aria-hidden="true">→</span> <ins>{after[index]}</ins>
        </span>
      ))}
    </span>
  </li>
);
