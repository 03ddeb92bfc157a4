import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { ADMIN_TEXTS } from '../admin-texts';
import type { QueuedPicture } from '../data/pending-writes/write-store';
import { cancelUpload, retryUpload } from './upload-queue';
import { UPLOAD_TEXTS as texts } from './upload-texts';
import styles from './uploads.module.css';
import { sendUploads } from './use-uploads';

interface Props {
  upload: QueuedPicture;
  /** What the picture is called. */
  name: string;
}

/** Asks first: the device has the only copy of what was chosen. */
async function giveUp(upload: QueuedPicture, name: string): Promise<void> {
  if (await confirm({ title: texts.giveUp.title(name), body: texts.giveUp.body, action: texts.cancel, danger: true }))
    await cancelUpload(upload);
}

/** Buttons that send a queued picture again, and give it up. */
export const UploadActions = ({ upload, name }: Props) => (
  <span className={styles.actions}>
    {upload.problem !== null && (
      <Button
        small
        aria-label={ADMIN_TEXTS.nameOf(texts.retry, name)}
        onClick={() => void retryUpload(upload).then(sendUploads)}
      >
        {texts.retry}
      </Button>
    )}
    <Button small kind="quiet" aria-label={ADMIN_TEXTS.nameOf(texts.cancel, name)} onClick={() => void giveUp(upload, name)}>
      {texts.cancel}
    </Button>
  </span>
);
