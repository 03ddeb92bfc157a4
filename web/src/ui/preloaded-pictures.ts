import { createContext } from 'react';

/** A picture above the fold, as the document's preload link names it. */
export interface PreloadedPicture {
  /** AVIF variants, as `srcset` lists them. */
  sources: string;
  sizes: string | undefined;
}

/** On the server: takes the first pictures of a page, which the document preloads. */
export const PictureCollector = createContext<((picture: PreloadedPicture) => void) | null>(null);
