import type { ImageError } from '@catalogue/contract/entities/picture';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import styles from './picture-picker.module.css';
import { InvalidFile, scalePicture } from './scale-picture';

const PICTURE_PICKER_TEXTS = {
  hint: 'Only jpg/png files are supported.',
  drop: 'Drop a picture here, paste it, or',
  choose: 'Choose a file',
  photo: 'Take a photo',
  unusable: 'The server could not use the last picture. Choose another one.',
  clear: 'Clear picture',
  invalid: 'Invalid File !!',
  reading: 'Preparing the picture',
  preview: 'Preview of the chosen picture',
} as const;

interface Props {
  label: string;
  /** The chosen picture, scaled; null for none. */
  picture: Blob | null;
  onChange: (picture: Blob | null) => void;
  /** The stored picture, shown while none is chosen. */
  current?: ReactNode;
  /** The stored document; `imageError` reports a picture that the server could not use. */
  stored?: { imageName: string | null; imageError?: ImageError | null | undefined } | null;
}

/** Chooses a png or jpeg picture by file dialog, camera, drop or paste, and scales it on the device. */
export function PicturePicker({ label, picture, onChange, current, stored }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const problem = stored?.imageError ?? null;
  const isUnusable = picture === null && problem !== null && problem.upload === stored?.imageName;
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const take = async (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      onChange(await scalePicture(file));
      setError(undefined);
    } catch (reason) {
      setError(reason instanceof InvalidFile ? reason.message : PICTURE_PICKER_TEXTS.invalid);
    } finally {
      setBusy(false);
      for (const { current: used } of [input, camera]) if (used) used.value = '';
    }
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files);
        }}
        onPaste={(event) => void take(event.clipboardData.files)}
      >
        {(picture ?? current) && (
          <div className={styles.shown}>
            {picture ? <BlobPicture blob={picture} alt={PICTURE_PICKER_TEXTS.preview} className={styles.preview} /> : current}
          </div>
        )}
        <div className={styles.controls}>
          <span className={styles.hint}>{PICTURE_PICKER_TEXTS.drop}</span>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            className={styles.input}
            aria-describedby={`${id}-hint`}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => void take(event.target.files)}
          />
          <Button small busy={busy} onClick={() => input.current?.click()}>
            {PICTURE_PICKER_TEXTS.choose}
          </Button>
          <input
            ref={camera}
            type="file"
            accept="image/png,image/jpeg"
            capture="environment"
            className={styles.input}
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => void take(event.target.files)}
          />
          <Button small className={styles.photo} busy={busy} onClick={() => camera.current?.click()}>
            {PICTURE_PICKER_TEXTS.photo}
          </Button>
          {picture && (
            <Button small kind="quiet" onClick={() => onChange(null)}>
              {PICTURE_PICKER_TEXTS.clear}
            </Button>
          )}
          <p id={`${id}-hint`} className={styles.hint}>
            {PICTURE_PICKER_TEXTS.hint}
          </p>
        </div>
      </div>
      {isUnusable && (
        <p role="status" className={styles.error}>
          {PICTURE_PICKER_TEXTS.unusable}
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
