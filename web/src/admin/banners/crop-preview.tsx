import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import { Picture } from '../../ui/picture';
import { BANNER_TEXTS } from './banner-texts';
import styles from './crop-preview.module.css';

/** How the home page crops a banner, as in home/banners.module.css and home/featured.module.css. */
const CROPS: Readonly<Record<BannerKind, readonly { label: string; ratio: string }[]>> = {
  carousel: [
    { label: BANNER_TEXTS.crops.desktop, ratio: '1920 / 820' },
    { label: BANNER_TEXTS.crops.phone, ratio: '16 / 9' },
  ],
  trending: [{ label: BANNER_TEXTS.crops.everywhere, ratio: '1 / 1' }],
};

/** A banner as visitors see it, at each width that crops it differently. */
export const CropPreview = ({ banner }: { banner: Banner }) => (
  <div className={styles.crops}>
    {CROPS[banner.kind].map(({ label, ratio }) => (
      <figure key={label} className={styles.crop}>
        <div className={styles.frame} style={{ aspectRatio: ratio }}>
          <Picture picture={banner.picture} alt="" sizes="20rem" />
        </div>
        <figcaption className={styles.label}>{label}</figcaption>
      </figure>
    ))}
  </div>
);
