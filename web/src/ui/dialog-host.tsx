import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import { UI_TEXTS } from './ui-texts';
import { Dialog } from './dialog';
import type { Status, Shown } from './dialogs';
import styles from './dialog.module.css';

/** SPEC §9: how long success and failure dialogs last. */
const STATUS_MS = 1500;

/** A dialog that `confirm` or `showStatus` asked for. */
export default function DialogHost({ shown }: { shown: Shown }) {
  if ('status' in shown) return <StatusDialog {...shown.status} onGone={shown.gone} />;
  const { question, answer } = shown;
  return (
    <Dialog
      role="alertdialog"
      title={question.title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{question.cancel ?? UI_TEXTS.dialog.cancel}</Button>
          <Button kind={question.danger === true ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.action}
          </Button>
        </>
      }
    >
      {question.body}
    </Dialog>
  );
}

const MARKS = { success: '✓', failure: '!', waiting: '…' } as const;

function StatusDialog({ kind, message, more, onGone }: Status & { onGone: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const timer = setTimeout(() => gone.current(), STATUS_MS);
    return () => {
      clearTimeout(timer);
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-label={message}
      aria-describedby={more === undefined ? undefined : id}
      className={[styles.dialog, styles.status].join(' ')}
      onClick={onGone}
      onCancel={(event) => {
        event.preventDefault();
        onGone();
      }}
    >
      <div className={[styles.mark, styles[kind]].join(' ')} aria-hidden="true">
        {MARKS[kind]}
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      {more !== undefined && (
        <p id={id} className={styles.more}>
          {more}
        </p>
      )}
    </dialog>
  );
}
