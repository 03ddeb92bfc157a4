import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  kind?: 'plain' | 'quiet' | 'success' | 'warning' | 'danger' | 'brand' | 'tint';
  children: ReactNode;
}

/** A quiet mark beside something: a category, a stock, a state. */
export const Badge = ({ kind = 'plain', children }: Props) => (
  <span className={[styles.badge, styles[kind]].join(' ')}>{children}</span>
);
