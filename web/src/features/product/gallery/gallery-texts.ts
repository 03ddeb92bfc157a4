/** Texts of a product's gallery. */
export const GALLERY_TEXTS = {
  pictures: 'Pictures',
  pictureOf: (title: string, position: number) => `${title}, picture ${position}`,
  zoom: 'Show the picture larger',
} as const;
