import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

/** The line above a list of staff: a search, named by its placeholder, choices, and what else is done with the list. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools} role="search">
    {children}
  </div>
);
