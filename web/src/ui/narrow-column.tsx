import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The column of a page that is read or filled in from top to bottom: at most 768 px wide. */
export const NarrowColumn = ({ children }: { children: ReactNode }) => <div className={styles.narrow}>{children}</div>;
