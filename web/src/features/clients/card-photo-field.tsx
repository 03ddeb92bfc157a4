import { useRef, useState } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { FieldGroup } from '../../ui/choice-field';
import { Row } from '../../ui/layout';
import { compressCard } from './card-photo';
import { CLIENT_TEXTS } from './client-texts';
import styles from './clients.module.css';

const { card: texts } = CLIENT_TEXTS;

interface Props {
  photo: Blob | null;
  alt: string;
  /** Why the photo could not be saved, and what to do. */
  error: string | undefined;
  onChange: (photo: Blob | null) => void;
}

/** Takes a photo with the camera or chooses one, and scales it on the device. */
export function CardPhotoField({ photo, alt, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setBusy(true);
    const compressed = await compressCard(file).finally(() => setBusy(false));
    setUnreadable(compressed === null ? texts.unreadable : undefined);
    if (compressed !== null) onChange(compressed);
  }

  return (
    <FieldGroup label={texts.label} hint={texts.hint} error={unreadable ?? error}>
      {photo !== null && <BlobPicture blob={photo} alt={alt} className={styles.photo} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.label}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Row gap={2}>
        <Button small busy={busy} onClick={() => input.current?.click()}>
          {busy ? texts.reading : photo === null ? texts.take : texts.change}
        </Button>
        {photo !== null && (
          <Button small kind="quiet" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </Row>
    </FieldGroup>
  );
}
