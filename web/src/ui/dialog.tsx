import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { confirm } from './dialogs';
import { UI_TEXTS } from './ui-texts';
import styles from './dialog.module.css';

const DISCARD = {
  title: UI_TEXTS.dialog.discardTitle,
  body: 'What you typed and chose cannot be brought back.',
  action: 'Discard',
  cancel: 'Keep editing',
  danger: true,
} as const;

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
  /** It holds a form: a click beside it does nothing, and Escape and the cross ask once something was typed or chosen. */
  isForm?: boolean;
}

/**
 * A modal dialog: the browser keeps focus inside and gives it back to where it was. The element with `data-autofocus` has the focus
 * first: React's `autoFocus` comes while the dialog is still closed.
 */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  wide = false,
  sheet = false,
  role = 'dialog',
  isForm = false,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const isTouched = useRef(false);
  const id = useId();
  // Layout effects are undone while the element is still there: only then can close() give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  const touch = () => {
    isTouched.current = true;
  };
  const dismiss = async () => {
    if (!isForm || !isTouched.current || (await confirm(DISCARD))) onClose();
  };
  return (
    // The browser closes a dialog by Escape; a click on the backdrop is dispatched to the dialog itself.
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      className={[styles.dialog, wide && styles.wide, sheet && styles.sheet].filter(Boolean).join(' ')}
      onCancel={(event) => {
        // A file input inside sends one, too, when no file was chosen.
        if (event.target !== ref.current) return;
        event.preventDefault();
        // Browsers close a dialog at the second Escape, even if the page prevents it.
        if (event.cancelable) void dismiss();
        else onClose();
      }}
      onPointerDown={(event) => {
        if (!isForm && event.target === ref.current) onClose();
      }}
    >
      <div className={styles.frame} data-toast-place>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={UI_TEXTS.dialog.close} onClick={() => void dismiss()}>
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <div id={`${id}-body`} className={styles.body} onInput={touch} onDrop={touch} onPaste={touch}>
          {children}
        </div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
