import type { Picture as PictureRecord } from '@catalogue/contract/entities/picture';
import { pictureUrl, sourceSet } from '@catalogue/contract/picture-url';
import { createContext, use, useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { isReachable, onReachableChange } from '../data/network/network-status';
import styles from './picture.module.css';
import { previewOf } from '../lib/picture-previews';

/** A picture above the fold, as the document's preload link names it. */
export interface PreloadedPicture {
  /** AVIF variants, as `srcset` lists them. */
  sources: string;
  sizes: string | undefined;
}

/** On the server: takes the first pictures of a page, which the document preloads. */
export const PictureCollector = createContext<((picture: PreloadedPicture) => void) | null>(null);

/** Shown where there is no picture, or where it can't be had (SPEC §2: falls back to a default image on error). */
const DEFAULT_IMAGE = '/default-product.svg';

interface Props {
  picture: (Omit<PictureRecord, 'placeholder'> & { placeholder?: string | undefined }) | null;
  /** Shown while `picture` can't be had: the device may hold this one. */
  otherwise?: Props['picture'];
  /** '' for a picture that only decorates what the text beside it says. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** No variant wider than this is loaded, however sharp the screen is. */
  widest?: number;
  /** Above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string | undefined;
}

/** After a failure, ms: a function that had to start first answers the second time. */
const RETRIES_MS = [3_000, 15_000] as const;

/** Without the variants that are wider than `widest`. */
function upTo<Sized extends { widths: number[] }>(widest: number, picture: Sized): Sized {
  const widths = picture.widths.filter((width) => width <= widest);
  return widths.length > 0 ? { ...picture, widths } : picture;
}

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
  const fail = useCallback((): void => {
    setBroken(path ?? null);
    setFailures((count) => count + 1);
  }, [path]);
  return [isBroken, fail];
}

const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  src: string;
  /** The same in the better format, as `srcset` lists it. */
  avif?: string;
  /** In place of the default image. */
  fallback?: ReactNode;
};

/** An image that gives way to the default one while it can't be had. */
export function Image({ src, avif, fallback, onError, ...image }: ImageProps) {
  const [isBroken, fail] = useBroken(src);
  // A picture of the server's markup may have failed before hydration, when no handler was attached.
  const element = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && hasFailed(image)) fail();
    },
    [fail],
  );
  if (isBroken && fallback) return fallback;
  if (isBroken) {
    const { alt, width, height, className } = image;
    return <img src={DEFAULT_IMAGE} alt={alt} width={width} height={height} className={className} />;
  }
  const drawn = (
    <img
      {...image}
      ref={element}
      src={src}
      onError={(event) => {
        fail();
        onError?.(event);
      }}
    />
  );
  if (avif === undefined) return drawn;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={image.sizes} />
      {drawn}
    </picture>
  );
}

/** A processed upload: its room is kept before it is there, the smallest fitting variant is loaded. */
export function Picture({ picture: whole, otherwise, ...shown }: Props) {
  const { alt, sizes, widest, priority = false, className } = shown;
  const preload = use(PictureCollector);
  const look = [styles.picture, className].join(' ');
  if (whole === null) return <img src={DEFAULT_IMAGE} alt={alt} width={640} height={640} loading="lazy" className={look} />;
  const picture = widest === undefined ? whole : upTo(widest, whole);
  const background = previewOf(picture.path) ?? picture.placeholder;
  if (priority) preload?.({ sources: sourceSet(picture, 'avif'), sizes });
  return (
    <Image
      src={pictureUrl(picture.path, picture.widths[0] ?? 320, 'webp')}
      avif={sourceSet(picture, 'avif')}
      fallback={otherwise && otherwise.path !== whole.path && <Picture picture={otherwise} {...shown} />}
      srcSet={sourceSet(picture, 'webp')}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={look}
      style={{
        backgroundColor: picture.color,
        ...(background ? { backgroundImage: `url(${background})` } : {}),
      }}
    />
  );
}
