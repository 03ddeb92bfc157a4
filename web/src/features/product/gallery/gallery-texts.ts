/** Texts of a product's gallery. */
export const GALLERY_TEXTS = {
  pictures: 'Pictures',
  pictureOf: (title: string, position: number) => `${title}, picture ${position}`,
  show: (position: number, count: number) => `Show picture ${position} of ${count}`,
  zoom: 'Show the picture larger',
  position: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hint: 'Pinch or double-tap to zoom, drag to move.',
} as const;
