import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { Column } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { Image } from '../../ui/picture';
import { Head } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import { GALLERY_ITEMS, GALLERY_WIDTHS, galleryUrl } from './gallery-items';
import styles from './gallery-page.module.css';

const Viewer = lazy(() => import('../../ui/viewer/viewer'));

const SIZES = '(min-width: 75rem) 17rem, (min-width: 48rem) 23vw, 46vw';
const sources = (slug: string, format: 'avif' | 'webp') =>
  GALLERY_WIDTHS.map((width) => `${galleryUrl(slug, width, format)} ${width}w`).join(', ');

/** SPEC §2, /gallery: 'Our Work', sixteen pictures in rows of four. */
export default function GalleryPage() {
  const online = useSyncExternalStore(onReachableChange, isReachable, () => true);
  const [isLacking, setLacking] = useState(false);
  /** Index of the picture in the viewer; null: it is closed. */
  const [viewed, setViewed] = useState<number | null>(null);
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
              <button
                type="button"
                className={styles.open}
                aria-label={PAGE_TEXTS.gallery.open(caption)}
                onClick={() => setViewed(index)}
              >
                <GalleryPicture
                  slug={slug}
                  alt={alt}
                  sizes={SIZES}
                  isLazy={index >= 4}
                  onError={() => setLacking(true)}
                  className={styles.picture}
                />
              </button>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <Suspense>
          <Viewer
            title={PAGE_TEXTS.gallery.title}
            pictures={GALLERY_ITEMS.map(({ slug, caption, alt }) => ({
              id: slug,
              ratio: 1,
              caption,
              image: <GalleryPicture slug={slug} alt={alt} sizes="100vw" />,
            }))}
            first={viewed}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </Column>
  );
}

interface GalleryPictureProps {
  slug: string;
  alt: string;
  sizes: string;
  isLazy?: boolean;
  onError?: () => void;
  className?: string | undefined;
}

const GalleryPicture = ({ slug, alt, sizes, isLazy = false, onError, className }: GalleryPictureProps) => (
  <Image
    avif={sources(slug, 'avif')}
    src={galleryUrl(slug, 320, 'webp')}
    srcSet={sources(slug, 'webp')}
    sizes={sizes}
    width={640}
    height={640}
    alt={alt}
    loading={isLazy ? 'lazy' : 'eager'}
    onError={onError}
    className={className}
  />
);
