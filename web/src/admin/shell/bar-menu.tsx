import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button';
import { useCloseOutside, useEscape, useMenu } from '../../ui/use-menu';
import styles from './admin-bar.module.css';

interface Props {
  /** Accessible name of the button. */
  label: string;
  face: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
}

/** A button of the bar that opens a short list below it. Escape, a click elsewhere and a navigation close the list. */
export function BarMenu({ label, face, children }: Props) {
  const [isOpen, setOpen] = useMenu();
  const buttonRef = useEscape(isOpen, setOpen);
  const ref = useCloseOutside(isOpen, setOpen);
  const id = useId();
  return (
    <div ref={ref} className={styles.dropdown}>
      <IconButton ref={buttonRef} label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {face}
      </IconButton>
      <div id={id} className={styles.dropdownList} hidden={!isOpen} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
