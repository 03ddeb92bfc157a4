import * as v from 'valibot';
import { LIMITS } from '../limits';
import { count, hexColor } from './fields';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.picturePixels));

/**
 * A processed upload. Its files live at `/pictures/{path}/{width}.avif` and `.webp`, immutable: a new upload gets a new path.
 */
export const picture = v.object({
  /** `{collection}/{document id}/{upload id}` */
  path: v.pipe(v.string(), v.regex(/^(categories|products|banners|users)\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9_-]{1,64}$/)),
  /** Pixels of the original, after its EXIF rotation. */
  width: pixels,
  height: pixels,
  /** Widths that exist, ascending: no variant is wider than its original. */
  widths: v.pipe(v.array(pixels), v.minLength(1)),
  /** Bytes of the AVIF of each of `widths`: the size of an offline download. */
  bytes: v.optional(v.array(count)),
  /** Mean colour. */
  color: hexColor,
  /** A blurred miniature as a data: URL of at most 300 characters. */
  placeholder: v.optional(v.pipe(v.string(), v.maxLength(300), v.startsWith('data:image/'))),
});
export type Picture = v.InferOutput<typeof picture>;

/** A picture as lists and galleries hold it: without its placeholder. */
export const pictureSummary = v.omit(picture, ['placeholder']);
export type PictureSummary = v.InferOutput<typeof pictureSummary>;

/** Why an upload could not become a picture; `notFetched`: the site of a cover image URL gave no file. */
export const PICTURE_ERROR_REASONS = ['notAPicture', 'tooManyPixels', 'tooManyBytes', 'notFetched'] as const;

/** Set by the server. It concerns the current upload only while `upload` equals `imageName`; a profile names no upload then. */
export const imageError = v.optional(v.nullable(v.object({ upload: v.string(), reason: v.picklist(PICTURE_ERROR_REASONS) })));
export type ImageError = v.InferOutput<typeof imageError>;

export type PictureFormat = 'avif' | 'webp';
