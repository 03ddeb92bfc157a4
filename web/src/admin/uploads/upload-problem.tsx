import { Toolbar } from '../../ui/layout';
import type { QueuedPicture } from '../data/pending-writes/write-store';
import { UploadActions } from './upload-actions';
import styles from './uploads.module.css';

interface Props {
  upload: QueuedPicture;
  /** What the picture is called. */
  name: string;
}

/** Why a queued picture was not accepted, with retry and cancel. */
export const UploadProblem = ({ upload, name }: Props) => (
  <Toolbar role="alert" className={styles.problem}>
    <p>{upload.problem}</p>
    <UploadActions upload={upload} name={name} />
  </Toolbar>
);
