import type { OwnProfile } from '@catalogue/contract/entities/account';
import { PICTURE_TYPES } from '@catalogue/contract/limits';
import { useRef, useState } from 'react';
import { BlobPicture } from '../../../ui/blob-picture';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/dialogs';
import { Picture } from '../../../ui/picture';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ACCOUNT_TEXTS } from '../account-texts';
import { Notice } from '../../../ui/notice';
import { saveProfile } from './profile-store';
import styles from './profile.module.css';
import { pictureFileError, uploadProfilePicture } from './upload-profile-picture';

/** Shows, uploads and removes the profile picture. */
export function PictureSection({ profile }: { profile: OwnProfile }) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [sending, setSending] = useState<{ preview: Blob; share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { picture: copy } = ACCOUNT_TEXTS;

  async function choose(file: File): Promise<void> {
    const error = pictureFileError(file);
    setProblem(error);
    if (error !== null) return;
    setSending({ preview: file, share: 0 });
    setProblem(await uploadProfilePicture(profile.userId, file, (share) => setSending({ preview: file, share })));
    setSending(null);
  }

  async function remove(): Promise<void> {
    if (!(await confirm({ ...copy.removing, danger: true }))) return;
    // The button that asked leaves with the picture.
    chooser.current?.focus();
    await saveProfile({ imageName: null });
  }

  return (
    <section className={styles.picture} aria-label={copy.heading}>
      <span className={styles.frame}>
        {sending !== null && <BlobPicture blob={sending.preview} alt={copy.alt} />}
        {sending === null && profile.picture !== null && (
          <Picture picture={profile.picture} alt={copy.alt} sizes="96px" priority />
        )}
        {sending === null && profile.picture === null && <span aria-hidden="true">{profile.name.charAt(0).toUpperCase()}</span>}
      </span>
      <div className={styles.form}>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-label={copy.choose}
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void choose(file);
            }}
          />
        </VisuallyHidden>
        <div className={styles.actions}>
          <Button ref={chooser} busy={sending !== null} onClick={() => input.current?.click()}>
            {profile.picture === null ? copy.choose : copy.change}
          </Button>
          {profile.picture !== null && sending === null && (
            <Button kind="quiet" onClick={() => void remove()}>
              {copy.remove}
            </Button>
          )}
        </div>
        <p className={styles.quiet} role="status">
          {sending === null ? copy.hint : sending.share < 1 ? copy.uploading(Math.round(sending.share * 100)) : copy.processing}
        </p>
        {problem !== null && <Notice kind="failure">{problem}</Notice>}
      </div>
    </section>
  );
}
