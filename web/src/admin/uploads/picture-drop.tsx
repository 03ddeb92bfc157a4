import { useId, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { keepFocus } from '../../ui/keep-focus';
import styles from './uploads.module.css';

interface Props {
  label: string;
  texts: { drop: string; choose: string; photo: string; hint: string };
  /** Whether several files are accepted at once. */
  multiple?: boolean;
  isBusy: boolean;
  error: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** The pictures, above or beside the buttons. */
  children: ReactNode;
  /** A further button. */
  action?: ReactNode;
}

/** Accepts png and jpeg files by file dialog, camera, drop or paste. Shows `error` below. */
export function PictureDrop({ label, texts, multiple = false, isBusy, error, onFiles, children, action }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    onFiles(files);
  };
  const file = { type: 'file', accept: 'image/png,image/jpeg', className: styles.input, onChange } as const;

  return (
    <Stack gap={1}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div
        ref={keepFocus}
        className={[styles.drop, multiple && styles.stacked].filter(Boolean).join(' ')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }}
        onPaste={(event) => onFiles([...event.clipboardData.files])}
      >
        {children}
        <Row gap={2} className={styles.controls}>
          <span className={[styles.hint, styles.pointer].join(' ')}>{texts.drop}</span>
          <input
            {...file}
            ref={input}
            id={id}
            multiple={multiple}
            aria-describedby={`${id}-hint`}
            aria-invalid={error !== undefined || undefined}
          />
          <Button small busy={isBusy} onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
          <input {...file} ref={camera} capture="environment" tabIndex={-1} aria-hidden="true" />
          <span className={styles.photo}>
            <Button small busy={isBusy} onClick={() => camera.current?.click()}>
              {texts.photo}
            </Button>
          </span>
          {action}
          <p id={`${id}-hint`} className={styles.hint}>
            {texts.hint}
          </p>
        </Row>
      </div>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Stack>
  );
}
