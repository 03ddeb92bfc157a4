import { Button } from '../../ui/button';
import { Toolbar } from '../../ui/layout';
import styles from './uploads.module.css';
import { cancelUpload, retryUpload } from './upload-queue';
import { UPLOAD_TEXTS } from './upload-texts';
import { sendUploads } from './use-uploads';

/** Why a queued picture was not accepted, with retry and cancel. */
export const UploadProblem = ({ id, problem }: { id: string; problem: string }) => (
  <Toolbar role="alert" className={styles.problem}>
    <p>{problem}</p>
    <span className={styles.actions}>
      <Button small onClick={() => void retryUpload(id).then(sendUploads)}>
        {UPLOAD_TEXTS.retry}
      </Button>
      <Button small kind="quiet" onClick={() => void cancelUpload(id)}>
        {UPLOAD_TEXTS.cancel}
      </Button>
    </span>
  </Toolbar>
);
