import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { Picture } from './picture';
import styles from './thumbnails.module.css';

const texts = {
  pictures: 'Pictures',
  show: (position: number, count: number) => `Show picture ${position} of ${count}`,
};

interface Props {
  pictures: readonly PictureSummary[];
  /** Index of the picture that is shown large. */
  current: number;
  onChoose: (index: number) => void;
}

/** Pictures in a small row: a click shows one of them large. `--thumbnail` is the width of each. */
export const Thumbnails = ({ pictures, current, onChoose }: Props) => (
  <div role="group" aria-label={texts.pictures} className={styles.row}>
    {pictures.map((picture, index) => (
      <button
        key={picture.path}
        type="button"
        className={styles.thumbnail}
        aria-label={texts.show(index + 1, pictures.length)}
        aria-current={index === current || undefined}
        onClick={() => onChoose(index)}
      >
        <Picture picture={picture} alt="" sizes="4.5rem" widest={320} className={styles.picture} />
      </button>
    ))}
  </div>
);
