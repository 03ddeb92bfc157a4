import type { ReactNode } from 'react';
import styles from './one-tap-button.module.css';

interface Props {
  isOn: boolean;
  /** A change is being saved: clicks do nothing, and the button looks disabled. It keeps its focus. */
  isPending: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of the values of a lead's field; a click saves it. */
export const OneTapButton = ({ isOn, isPending, onPress, children }: Props) => (
  <button
    type="button"
    className={styles.button}
    aria-pressed={isOn}
    aria-disabled={isPending}
    onClick={() => {
      if (!isPending) onPress();
    }}
  >
    {children}
  </button>
);
