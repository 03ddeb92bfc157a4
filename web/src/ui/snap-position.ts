/** Index of the slide that a `SnapTrack` shows; null while the track has no width. */
export const indexInView = (track: HTMLElement | null): number | null =>
  track && track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : null;

/** Without `behavior`, the style sheet's applies. */
export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto'): void {
  const slide = track?.children[index];
  if (track && slide instanceof HTMLElement) track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior });
}

/** 1 for the arrow key to the right, -1 for the one to the left, 0 for other keys. */
export const slideStep = (key: string): number => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
