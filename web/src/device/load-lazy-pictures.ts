/** Part of the Network Information draft; only Chromium has it. */
interface SavesData {
  connection?: { saveData?: boolean };
}

/** At most so many: home and a category have fewer, a long list of results need not be whole. */
const MAX_PICTURES = 40;

/**
 * Loads the pictures further down this page although nobody has scrolled to them: they are small, and without a network a page
 * that was opened once should be whole. Not where people have asked to save data.
 */
export function loadLazyPictures(): void {
  if ((navigator as SavesData).connection?.saveData) return;
  const later = document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]');
  for (const image of Array.from(later).slice(0, MAX_PICTURES)) image.loading = 'eager';
}
