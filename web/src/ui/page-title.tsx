import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** The one h1 of a page; focus comes here after a navigation. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
