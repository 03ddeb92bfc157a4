import { savesData } from './bring-offline';

/** Home and category pages have fewer pictures; a longer list need not be complete. */
const MAX_PICTURES = 40;

/**
 * Loads the lazy pictures of this page before anyone scrolls to them, so that an opened page is complete offline. Does
 * nothing when the browser's data saver is on.
 */
export function loadLazyPictures(): void {
  if (savesData()) return;
  const later = document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]');
  for (const image of Array.from(later).slice(0, MAX_PICTURES)) image.loading = 'eager';
}
