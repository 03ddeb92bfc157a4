import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  kind: 'failure' | 'information' | 'waiting';
  children: ReactNode;
}

/** A message about the content below it. Screen readers announce it. */
export function Notice({ kind, children }: Props) {
  return (
    <div
      className={[styles.notice, kind !== 'information' && styles[kind]].filter(Boolean).join(' ')}
      role={kind === 'failure' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}
