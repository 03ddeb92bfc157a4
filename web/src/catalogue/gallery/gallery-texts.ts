/** Texts of a product's gallery. */
export const GALLERY_TEXTS = {
  pictures: 'Pictures',
  pictureOf: (title: string, place: number) => `${title}, picture ${place}`,
  show: (place: number, count: number) => `Show picture ${place} of ${count}`,
  zoom: 'Show the picture larger',
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hint: 'Pinch or double-tap to zoom, drag to move.',
} as const;
