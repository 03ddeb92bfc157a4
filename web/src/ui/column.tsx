import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** What stands in the page's column: at most 1200 px wide, with room at its sides. */
export const Column = ({ children }: { children: ReactNode }) => <div className={styles.column}>{children}</div>;
