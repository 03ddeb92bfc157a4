import type { ImageError } from '@catalogue/contract/entities/picture';
import { PICTURE_MESSAGES } from '@catalogue/contract/picture-messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { PictureDrop } from './picture-drop';
import styles from './uploads.module.css';
import { InvalidFile, scalePicture } from './scale-picture';

const PICTURE_PICKER_TEXTS = {
  hint: PICTURE_MESSAGES.types,
  drop: 'Drop a picture here, paste it, or',
  choose: 'Choose a file',
  photo: 'Take a photo',
  unusable: 'The server could not use the last picture. Choose another one.',
  notFetched: 'The address gave no picture. Check it and save again, or choose a file.',
  clear: 'Clear picture',
  invalid: PICTURE_MESSAGES.invalid,
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
  const problem = stored?.imageError ?? null;
  const isUnusable = picture === null && problem !== null && problem.upload === stored?.imageName;
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      onChange(await scalePicture(file));
      setError(undefined);
    } catch (reason) {
      setError(reason instanceof InvalidFile ? reason.message : PICTURE_PICKER_TEXTS.invalid);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={1}>
      <PictureDrop
        label={label}
        texts={PICTURE_PICKER_TEXTS}
        isBusy={busy}
        error={error}
        onFiles={(files) => void take(files[0])}
        action={
          picture && (
            <Button small kind="quiet" onClick={() => onChange(null)}>
              {PICTURE_PICKER_TEXTS.clear}
            </Button>
          )
        }
      >
        {(picture ?? current) && (
          <div className={styles.shown}>
            {picture ? <BlobPicture blob={picture} alt={PICTURE_PICKER_TEXTS.preview} className={styles.preview} /> : current}
          </div>
        )}
      </PictureDrop>
      {isUnusable && (
        <p role="status" className={styles.error}>
          {problem.reason === 'notFetched' ? PICTURE_PICKER_TEXTS.notFetched : PICTURE_PICKER_TEXTS.unusable}
        </p>
      )}
    </Stack>
  );
}
