import type { ReactNode } from 'react';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './sections/sections.module.css';

/** A field with a mark while its value is not saved. */
export const ChangedMark = ({ isChanged, children }: { isChanged: boolean; children: ReactNode }) => (
  <div className={isChanged ? styles.changed : undefined}>
    {children}
    {isChanged && <p className={styles.changedNote}>{PRODUCT_TEXTS.changed}</p>}
  </div>
);
