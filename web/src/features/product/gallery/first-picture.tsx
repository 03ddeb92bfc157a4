import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { PRODUCT_PICTURE_SIZES } from '@catalogue/contract/picture-url';
import { ViewTransition } from 'react';
import { Picture } from '../../../ui/picture';
import styles from './first-picture.module.css';

/** A picture of a gallery; the first one has a placeholder. */
export type GalleryPicture = PictureSummary & { placeholder?: string | undefined };

interface Props {
  id: string;
  title: string;
  pictures: readonly GalleryPicture[];
}

/** The gallery's first picture, with room for its thumbnails, until the gallery's script is there. */
export const FirstPicture = ({ id, title, pictures }: Props) => (
  <div className={styles.gallery}>
    <ViewTransition name={id} default="none" share="auto">
      <div className={styles.plate}>
        <Picture picture={pictures[0] ?? null} alt={title} sizes={PRODUCT_PICTURE_SIZES} priority className={styles.picture} />
      </div>
    </ViewTransition>
    {pictures.length > 1 && <div className={styles.thumbnails} />}
  </div>
);
