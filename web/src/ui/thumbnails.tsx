import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { Picture } from './picture';
import styles from './thumbnails.module.css';
import { UI_TEXTS } from './ui-texts';

interface Props {
  pictures: readonly PictureSummary[];
  /** Index of the picture that is shown large. */
  current: number;
  onChoose: (index: number) => void;
  /** May set `--thumbnail`, the width of each. */
  className?: string | undefined;
}

/** Pictures in a small row: a press shows one of them large. */
export const Thumbnails = ({ pictures, current, onChoose, className }: Props) => (
  <div role="group" aria-label={UI_TEXTS.pictures} className={[styles.row, className].filter(Boolean).join(' ')}>
    {pictures.map((picture, index) => (
      <button
        key={picture.path}
        type="button"
        className={styles.thumbnail}
        aria-label={UI_TEXTS.showPicture(index + 1, pictures.length)}
        aria-current={index === current || undefined}
        onClick={() => onChoose(index)}
      >
        <Picture picture={picture} alt="" sizes="4.5rem" widest={320} className={styles.picture} />
      </button>
    ))}
  </div>
);
