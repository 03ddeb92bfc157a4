import { Toolbar } from '../../ui/layout';
import { UploadActions } from './upload-actions';
import styles from './uploads.module.css';

interface Props {
  id: string;
  /** What the picture is called. */
  name: string;
  problem: string;
}

/** Why a queued picture was not accepted, with retry and cancel. */
export const UploadProblem = ({ id, name, problem }: Props) => (
  <Toolbar role="alert" className={styles.problem}>
    <p>{problem}</p>
    <UploadActions id={id} name={name} hasProblem />
  </Toolbar>
);
