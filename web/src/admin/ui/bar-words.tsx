import type { ReactNode } from 'react';
import styles from './bar-words.module.css';

/** Words beside a drawing in the bar. A phone has no room for them: screen readers alone get them there. */
export const BarWords = ({ children }: { children: ReactNode }) => <span className={styles.words}>{children}</span>;
