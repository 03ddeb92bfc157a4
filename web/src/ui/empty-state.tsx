import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
}

/** What a screen shows when there is nothing to show: says so, and leads on. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className={styles.empty}>
    <h2 className={styles.title}>{title}</h2>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
