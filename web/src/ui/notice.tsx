import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  kind: 'failure' | 'information' | 'success' | 'warning';
  /** false inside of an element that screen readers announce already. */
  isLive?: boolean;
  children: ReactNode;
}

/** A message about the content around it, on a ground of its kind. Screen readers announce it. */
export function Notice({ kind, isLive = true, children }: Props) {
  return (
    <div
      className={[styles.notice, styles[kind]].join(' ')}
      role={isLive ? (kind === 'failure' ? 'alert' : 'status') : undefined}
    >
      {children}
    </div>
  );
}
