import type { ReactNode } from 'react';
import styles from './one-tap-button.module.css';

interface Props {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of the values of a lead's field; a click saves it. */
export const OneTapButton = ({ isOn, onPress, children }: Props) => (
  <button type="button" className={styles.button} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);
