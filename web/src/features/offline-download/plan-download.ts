import type { Picture, PictureFormat } from '@catalogue/contract/entities/picture';
import { pictureUrl } from '@catalogue/contract/picture-url';
import type { Details, Snapshot } from '../../data/catalogue/snapshot';

/** What to download: the whole catalogue, or these categories (by id). */
export type DownloadScope = 'all' | readonly string[];

/** A scope as one string: equal for the same categories in any order. */
export const scopeKey = (scope: DownloadScope): string => (scope === 'all' ? scope : [...scope].sort().join(' '));

/** One file to download. `bytes` is what the server measured, or an estimate. */
export interface PictureFile {
  url: string;
  bytes: number;
}

/** Sharp on a tablet, a tenth of the bytes of the largest variant. */
const SQUARE_WIDTH = 640;
const WIDE_WIDTH = 1024;
/** Typical size of a variant, for pictures processed before the server measured sizes. */
const TYPICAL_BYTES: Record<PictureFormat, number> = { avif: 14_000, webp: 20_000 };
/** The server measures AVIF only; WebP variants of the same quality are this much larger. */
const WEBP_FACTOR = 1.5;

type ListPicture = Omit<Picture, 'placeholder'>;

/** The smallest variant at least `width` wide, else the widest. */
function variantOf(picture: ListPicture, width: number, format: PictureFormat): PictureFile {
  const found = picture.widths.findIndex((one) => one >= width);
  const index = found < 0 ? picture.widths.length - 1 : found;
  const measured = picture.bytes?.[index];
  return {
    url: pictureUrl(picture.path, picture.widths[index] ?? width, format),
    bytes: measured === undefined ? TYPICAL_BYTES[format] : Math.round(measured * (format === 'avif' ? 1 : WEBP_FACTOR)),
  };
}

const inScope = (scope: DownloadScope, categoryId: string | null): boolean =>
  scope === 'all' || (categoryId !== null && scope.includes(categoryId));

/**
 * One variant of every picture in `scope`, and of the banners, which the home page shows. Pictures behind a product's first stand
 * in the details; without details they are left out.
 */
export function picturesInScope(
  snapshot: Snapshot,
  details: Details | null,
  scope: DownloadScope,
  format: PictureFormat,
): PictureFile[] {
  const products = [...snapshot.products.values()].filter(({ categoryId }) => inScope(scope, categoryId));
  const square = [
    ...[...snapshot.categories.values()].filter(({ id }) => inScope(scope, id)).map(({ picture }) => picture),
    ...products.flatMap(({ id, picture }) => [picture, ...(details?.details.get(id)?.pictures ?? [])]),
  ];
  const variants = (pictures: readonly (ListPicture | null)[], width: number): PictureFile[] =>
    pictures.flatMap((picture) => (picture ? [variantOf(picture, width, format)] : []));
  const banners = [...snapshot.banners.values()].map(({ picture }) => picture);
  return [...variants(square, SQUARE_WIDTH), ...variants(banners, WIDE_WIDTH)];
}

export interface DownloadPlan {
  missing: PictureFile[];
  /** Cached URLs that are no longer needed. */
  surplus: string[];
  /** Total size of `missing`. */
  bytes: number;
}

/** Compares what is needed with what is cached. A URL changes with its picture's content, so comparing URLs is enough. */
export function planDownload(needed: readonly PictureFile[], cached: ReadonlySet<string>): DownloadPlan {
  const missing = needed.filter(({ url }) => !cached.has(url));
  const urls = new Set(needed.map(({ url }) => url));
  return {
    missing,
    surplus: [...cached].filter((url) => !urls.has(url)),
    bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
