import type { Picture, PictureFormat } from './entities/picture';

/** Same-origin URL of one variant. `width` must be one of `picture.widths`. */
export const pictureUrl = (path: string, width: number, format: PictureFormat): string =>
  `/pictures/${path}/${width}.${format}`;

/** All variants of one format, as `srcset` lists them. */
export const sourceSet = ({ path, widths }: Pick<Picture, 'path' | 'widths'>, format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(path, width, format)} ${width}w`).join(', ');

/** URL of one variant for link previews: WhatsApp and Outlook show neither AVIF nor, everywhere, WebP. */
export const linkPreviewUrl = (path: string, width: number): string => `/pictures/${path}/${width}.jpg`;

/** URL of the first banner's current picture. The server answers with the nearest width. */
export const firstBannerUrl = (width: number): string => `/pictures/first-banner/${width}.avif`;

/** `sizes` of home's banners. */
export const BANNER_SIZES = '(min-width: 75rem) 44rem, (min-width: 62rem) 58vw, calc(100vw - 2rem)';

/** `sizes` of the picture on a product's page; its HTML and the app use the same value. */
export const PRODUCT_PICTURE_SIZES = '(min-width: 75rem) 36rem, (min-width: 62rem) 48vw, 100vw';
