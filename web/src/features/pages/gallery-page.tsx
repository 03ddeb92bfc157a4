import { useState, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { Column } from '../../ui/column';
import { PageTitle } from '../../ui/page-title';
import { Image } from '../../ui/picture';
import { Head } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import { GALLERY_ITEMS, GALLERY_WIDTHS, galleryUrl } from './gallery-items';
import styles from './gallery-page.module.css';

const SIZES = '(min-width: 75rem) 17rem, (min-width: 48rem) 23vw, 46vw';
const sources = (slug: string, format: 'avif' | 'webp') =>
  GALLERY_WIDTHS.map((width) => `${galleryUrl(slug, width, format)} ${width}w`).join(', ');

/** SPEC §2, /gallery: 'Our Work', sixteen pictures in rows of four. */
export default function GalleryPage() {
  const online = useSyncExternalStore(onReachableChange, isReachable, () => true);
  const [isLacking, setLacking] = useState(false);
  return (
    <Column>
      <Head title={PAGE_TEXTS.gallery.title} description={PAGE_TEXTS.gallery.lead} />
      <PageTitle lead={PAGE_TEXTS.gallery.lead}>{PAGE_TEXTS.gallery.title}</PageTitle>
      <p role="status" className={styles.lacking}>
        {isLacking && !online && PAGE_TEXTS.gallery.lacking}
      </p>
      <ul className={styles.grid}>
        {GALLERY_ITEMS.map(({ slug, caption, alt }, index) => (
          <li key={slug}>
            <figure>
              <Image
                avif={sources(slug, 'avif')}
                src={galleryUrl(slug, 320, 'webp')}
                srcSet={sources(slug, 'webp')}
                sizes={SIZES}
                width={640}
                height={640}
                alt={alt}
                loading={index < 4 ? 'eager' : 'lazy'}
                onError={() => setLacking(true)}
                className={styles.picture}
              />
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Column>
  );
}
