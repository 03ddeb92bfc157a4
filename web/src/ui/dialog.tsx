import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { UI_TEXTS } from './ui-texts';
import styles from './dialog.module.css';

interface Props {
  title: string;
  /** Called on Escape, the cross, a click beside the dialog, or a choice. The caller then removes the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the safe one first. */
  actions?: ReactNode;
  wide?: boolean;
  /** Rises from the bottom of a phone, and stands at the right edge of a wide screen, where the page beside it stays in view. */
  sheet?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: the browser keeps focus inside and gives it back to where it was. */
export function Dialog({ title, onClose, children, actions, wide = false, sheet = false, role = 'dialog' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Layout effects are undone while the element is still there: only then can close() give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // The browser closes a dialog by Escape; a click on the backdrop is dispatched to the dialog itself.
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      className={[styles.dialog, wide && styles.wide, sheet && styles.sheet].filter(Boolean).join(' ')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.frame} data-toast-place>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={UI_TEXTS.dialog.close} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
