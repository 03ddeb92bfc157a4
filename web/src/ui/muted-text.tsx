import type { ReactNode } from 'react';
import styles from './muted-text.module.css';

/** A paragraph that explains a screen or a part of it. */
export const MutedText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>;
