import type { ReactNode } from 'react';
import styles from './thumbnail.module.css';

/** A small square that crops its picture; empty without one. */
export const Thumbnail = ({ children }: { children: ReactNode }) => <span className={styles.thumbnail}>{children}</span>;
