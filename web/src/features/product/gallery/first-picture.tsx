import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { PRODUCT_PICTURE_SIZES } from '@catalogue/contract/picture-url';
import { Stack } from '../../../ui/layout';
import { Picture } from '../../../ui/picture';
import styles from './first-picture.module.css';

/** A picture of a gallery; the first one has a placeholder. */
export type GalleryPicture = PictureSummary & { placeholder?: string | undefined };

interface Props {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Where a logo can be shown; missing: nowhere. */
  areas?: readonly BrandingArea[];
}

/** The gallery's first picture, with room for its thumbnails, until the gallery's script is there. */
export const FirstPicture = ({ title, pictures, areas = [] }: Props) => (
  <Stack gap={3}>
    <div className={styles.pictureFrame}>
      <Picture picture={pictures[0] ?? null} alt={title} sizes={PRODUCT_PICTURE_SIZES} priority className={styles.picture} />
    </div>
    {pictures.length > 1 && <div className={styles.thumbnails} />}
    {areas.length > 0 && <div className={styles.mockup} />}
  </Stack>
);
