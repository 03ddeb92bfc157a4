import type { Picture as PictureRecord } from '@catalogue/contract/entities/picture';
import { pictureUrl, sourceSet } from '@catalogue/contract/picture-url';
import { useEffect, useState } from 'react';
import { isReachable, onReachableChange } from '../device/network-status';
import styles from './picture.module.css';

/** Shown where there is no picture, or where it can't be had (SPEC §2: falls back to a default image on error). */
const DEFAULT_IMAGE = '/default-product.svg';

interface Props {
  picture: (Omit<PictureRecord, 'placeholder'> & { placeholder?: string | undefined }) | null;
  /** '' for a picture that only decorates what the text beside it says. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** Above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string | undefined;
}

/** After a failure, ms: a function that had to start first answers the second time. */
const RETRIES_MS = [3_000, 15_000] as const;

/** Whether the picture at `path` could not be had. It is tried again after a while, and when the network is back. */
function useBroken(path: string | undefined): [boolean, () => void] {
  const [broken, setBroken] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const isBroken = broken !== null && broken === path;
  useEffect(() => {
    if (!isBroken) return;
    const retry = (): void => setBroken(null);
    const wait = RETRIES_MS[failures - 1];
    const timer = wait === undefined || !isReachable() ? undefined : setTimeout(retry, wait);
    const stop = onReachableChange(() => isReachable() && retry());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isBroken, failures]);
  const fail = (): void => {
    setBroken(path ?? null);
    setFailures((count) => count + 1);
  };
  return [isBroken, fail];
}

/** A processed upload: its room is kept before it is there, the smallest fitting variant is loaded. */
export function Picture({ picture, alt, sizes, priority = false, className }: Props) {
  const [isBroken, fail] = useBroken(picture?.path);
  if (picture === null || isBroken) {
    return <img src={DEFAULT_IMAGE} alt={alt} width={640} height={640} className={[styles.picture, className].join(' ')} />;
  }
  const smallest = picture.widths[0] ?? 320;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(picture.path, smallest, 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onError={fail}
        className={[styles.picture, className].join(' ')}
        style={{
          backgroundColor: picture.color,
          ...(picture.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : {}),
        }}
      />
    </picture>
  );
}
