import type { Picture, PictureFormat } from './entities/picture';

/** Same-origin address of one variant. `width` must be one of `picture.widths`. */
export const pictureUrl = (path: string, width: number, format: PictureFormat): string =>
  `/pictures/${path}/${width}.${format}`;

/** All variants of one format, as `srcset` lists them. */
export const sourceSet = ({ path, widths }: Pick<Picture, 'path' | 'widths'>, format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(path, width, format)} ${width}w`).join(', ');

/**
 * Address of the picture that the first banner has at the moment: what index.html shows before it knows any banner. The server
 * answers with the width nearest to what is asked.
 */
export const firstBannerUrl = (width: number): string => `/pictures/first-banner/${width}.avif`;

/** How wide home's banners are drawn. */
export const BANNER_SIZES = '(min-width: 75rem) 44rem, (min-width: 62rem) 58vw, calc(100vw - 2rem)';

/** How wide the picture on a product's page is drawn. The page's HTML asks for it with the same words as the page itself. */
export const PRODUCT_PICTURE_SIZES = '(min-width: 75rem) 36rem, (min-width: 62rem) 48vw, 100vw';
