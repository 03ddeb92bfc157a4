/** Texts of a product's gallery. */
export const GALLERY_TEXTS = {
  pictures: 'Pictures',
  pictureOf: (title: string, position: number) => `${title}, picture ${position}`,
  show: (position: number, count: number) => `Show picture ${position} of ${count}`,
  zoom: 'Show the picture larger',
} as const;
