import type { Picture as PictureRecord, PictureSummary } from '@catalogue/contract/entities/picture';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { BlobPicture } from '../../../../ui/blob-picture';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Picture } from '../../../../ui/picture';
import { DragHandle } from '../../../ui/drag-handle';
import { UploadProblem } from '../../../uploads/upload-problem';
import { usePictureWait } from '../../../uploads/use-picture-wait';
import { useUploadQueue } from '../../../uploads/use-uploads';
import styles from './pictures-field.module.css';
import { PICTURES_TEXTS as copy } from './pictures-texts';

interface Props {
  name: string;
  /** From 1. */
  position: number;
  count: number;
  /** A file that is not saved yet. */
  chosen: Blob | undefined;
  stored: PictureRecord | PictureSummary | undefined;
  /** When the stored product last changed, ms. */
  storedAt: number;
  isUnusable: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture of the product form: moved by its handle or its buttons, removed, and with the state of its upload. */
export function PictureItem({ name, position, count, chosen, stored, storedAt, isUnusable, onMove, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: name });
  const { uploads, progress } = useUploadQueue();
  const wait = usePictureWait(name, storedAt);
  const upload = uploads.find(({ id }) => id === name);
  const blob = chosen ?? upload?.file;
  const share = progress.get(name);
  return (
    <li ref={setNodeRef} className={styles.item} style={{ transform: CSS.Transform.toString(transform), transition }}>
      <div className={styles.picture}>
        {stored ? (
          <Picture picture={stored} alt={copy.picture(position)} sizes="8rem" widest={320} />
        ) : blob ? (
          <BlobPicture blob={blob} alt={copy.preview(position)} />
        ) : (
          <span className={styles.note}>{isUnusable ? copy.unusable : copy.waits[wait]}</span>
        )}
      </div>
      {position === 1 && <p className={styles.note}>{copy.first}</p>}
      {share !== undefined && <progress value={share} aria-label={copy.progress} className={styles.progress} />}
      {upload && upload.problem !== null && <UploadProblem upload={upload} name={copy.picture(position)} />}
      <div className={styles.buttons}>
        {count > 1 && (
          <>
            <DragHandle attributes={attributes} listeners={listeners} label={copy.drag(position)} className={styles.handle} />
            <Button
              small
              kind="quiet"
              aria-label={copy.earlier(position)}
              waiting={position === 1}
              onClick={() => onMove(position - 2)}
            >
              <Icon name="left" size={18} />
            </Button>
            <Button
              small
              kind="quiet"
              aria-label={copy.later(position)}
              waiting={position === count}
              onClick={() => onMove(position)}
            >
              <Icon name="right" size={18} />
            </Button>
          </>
        )}
        <span className={styles.remove}>
          <Button small kind="quiet" aria-label={copy.remove(position, count)} onClick={onRemove}>
            <Icon name="close" size={18} />
          </Button>
        </span>
      </div>
    </li>
  );
}
