import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { ADMIN_TEXTS } from '../admin-texts';
import { cancelUpload, retryUpload } from './upload-queue';
import { UPLOAD_TEXTS as texts } from './upload-texts';
import styles from './uploads.module.css';
import { sendUploads } from './use-uploads';

interface Props {
  id: string;
  /** What the picture is called. */
  name: string;
  /** Whether it has stopped. */
  hasProblem: boolean;
}

/** Asks first: the device has the only copy of what was chosen. */
async function giveUp(id: string, name: string): Promise<void> {
  if (await confirm({ title: texts.giveUp.title(name), body: texts.giveUp.body, action: texts.cancel, danger: true }))
    await cancelUpload(id);
}

/** Buttons that send a queued picture again, and give it up. */
export const UploadActions = ({ id, name, hasProblem }: Props) => (
  <span className={styles.actions}>
    {hasProblem && (
      <Button small aria-label={ADMIN_TEXTS.nameOf(texts.retry, name)} onClick={() => void retryUpload(id).then(sendUploads)}>
        {texts.retry}
      </Button>
    )}
    <Button small kind="quiet" aria-label={ADMIN_TEXTS.nameOf(texts.cancel, name)} onClick={() => void giveUp(id, name)}>
      {texts.cancel}
    </Button>
  </span>
);
