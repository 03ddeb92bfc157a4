import type { Picture, PictureFormat } from '@catalogue/contract/entities/picture';
import { pictureUrl } from '@catalogue/contract/picture-url';
import type { Snapshot } from '../snapshot';

/** What to take along: everything, or these categories (by id). */
export type Scope = 'all' | readonly string[];

/** A scope as one word: equal for the same categories in any order. */
export const scopeKey = (scope: Scope): string => (scope === 'all' ? scope : [...scope].sort().join(' '));

/** One file to take along. `bytes` is what the server measured, or a fair guess. */
export interface Wanted {
  address: string;
  bytes: number;
}

/** Sharp on a tablet turned to a client, a tenth of the largest. */
const SQUARE_WIDTH = 640;
const WIDE_WIDTH = 1024;
/** Where the server has not measured (pictures made before it did): the usual size of such a file. */
const USUAL_BYTES: Record<PictureFormat, number> = { avif: 14_000, webp: 20_000 };
/** WebP of the same look, by experience with our own variants. */
const WEBP_OVER_AVIF = 1.5;

type Listed = Omit<Picture, 'placeholder'>;

/** The smallest variant at least that wide, else the widest. */
function variantOf(picture: Listed, width: number, format: PictureFormat): Wanted {
  const place = picture.widths.findIndex((one) => one >= width);
  const chosen = place < 0 ? picture.widths.length - 1 : place;
  const measured = picture.bytes?.[chosen];
  return {
    address: pictureUrl(picture.path, picture.widths[chosen] ?? width, format),
    bytes: measured === undefined ? USUAL_BYTES[format] : Math.round(measured * (format === 'avif' ? 1 : WEBP_OVER_AVIF)),
  };
}

const inScope = (scope: Scope, categoryId: string | null): boolean =>
  scope === 'all' || (categoryId !== null && scope.includes(categoryId));

/** Every picture of `scope`, one size each; with banners, which the home page opens with. */
export function wantedPictures(snapshot: Snapshot, scope: Scope, format: PictureFormat): Wanted[] {
  const square = [
    ...[...snapshot.categories.values()].filter(({ id }) => inScope(scope, id)),
    ...[...snapshot.products.values()].filter(({ categoryId }) => inScope(scope, categoryId)),
  ];
  const variants = (entries: readonly { picture: Listed | null }[], width: number): Wanted[] =>
    entries.flatMap(({ picture }) => (picture ? [variantOf(picture, width, format)] : []));
  return [...variants(square, SQUARE_WIDTH), ...variants([...snapshot.banners.values()], WIDE_WIDTH)];
}

export interface Difference {
  missing: Wanted[];
  /** Addresses that are here and no longer wanted. */
  surplus: string[];
  /** Bytes that are missing. */
  bytes: number;
}

/** What lies between what is here and what is wanted. Names change with content, so an address is enough to compare. */
export function difference(wanted: readonly Wanted[], here: ReadonlySet<string>): Difference {
  const missing = wanted.filter(({ address }) => !here.has(address));
  const addresses = new Set(wanted.map(({ address }) => address));
  return {
    missing,
    surplus: [...here].filter((address) => !addresses.has(address)),
    bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
