/** Index of the slide that a `SnapTrack` shows; null while the track has no width. */
export const indexInView = (track: HTMLElement | null): number | null =>
  track && track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : null;

/** Without `behavior`, the style sheet's applies. */
export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto'): void {
  const slide = track?.children[index];
  if (track && slide instanceof HTMLElement) track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior });
}

/** 1 for the arrow key to the right, -1 for the one to the left; 0 for other keys, and in a field, where they move within its value. */
export function slideStep({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): number {
  if (target instanceof Element && target.matches('input, select, textarea')) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
