/** Texts of the viewer. */
export const VIEWER_TEXTS = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: (position: number, count: number) => `${position} of ${count}`,
} as const;
