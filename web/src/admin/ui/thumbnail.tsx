import type { ReactNode } from 'react';
import styles from './thumbnail.module.css';

interface Props {
  /** For another size or background. */
  className?: string | undefined;
  children: ReactNode;
}

/** A small square that crops its picture; empty without one. */
export const Thumbnail = ({ className, children }: Props) => (
  <span className={[styles.thumbnail, className].filter(Boolean).join(' ')}>{children}</span>
);
