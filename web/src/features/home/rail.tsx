import type { ReactNode } from 'react';
import styles from './rail.module.css';

/** A list that is one row to swipe on a phone, in which two items fit, or one wide one. */
export const Rail = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={wide ? `${styles.rail} ${styles.wide}` : styles.rail}>{children}</div>
);
