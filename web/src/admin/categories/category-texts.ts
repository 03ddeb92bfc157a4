import { plural } from '../../lib/plural';

export const CATEGORY_TEXTS = {
  title: 'Title',
  description: 'Description',
  coverImage: 'Cover image URL',
  coverHint: 'An https address, or choose a file below. A file wins over an address.',
  coverFile: 'Cover picture',
  priceAudience: 'Prices are shown to',
  asSite: 'As the site',
  hue: 'Colour',
  hueHint: 'Tints the plates and badges of this category.',
  titleRequired: 'Category title required !!',
  descriptionRequired: 'Category Description required !!',
  urlWrong: 'The address must begin with https://',
  add: 'Add Category',
  save: 'Save',
  clear: 'Clear',
  cancel: 'Cancel',
  added: 'Category Added Successfully',
  addFailed: 'Error in adding category !!',
  listTitle: 'Our Top Categories',
  loadFailed: 'Something went Wrong.',
  edit: 'Edit',
  delete: 'Delete',
  drag: (title: string) => `Reorder ${title}`,
  pickedUp: (title: string, position: number, count: number) =>
    `${title}, ${position} of ${count}, is picked up. Arrow keys move it, space puts it down, Escape leaves it where it was.`,
  movedTo: (title: string, position: number, count: number) => `${title} is now ${position} of ${count}.`,
  dropped: (title: string, position: number, count: number) => `${title} is put down as ${position} of ${count}.`,
  notMoved: (title: string) => `${title} stays where it was.`,
  count: (count: number) => plural(count, 'product'),
  productsStay: (count: number) =>
    count === 0
      ? 'It has no products.'
      : `Its ${count === 1 ? 'one product stays' : `${count} products stay`}, without a category.`,
  /** `live`: products that this device knows; null: none of them. */
  productsMayStay: (live: number | null) =>
    live === null || live === 0
      ? 'Products that it may have stay, without a category.'
      : `Its ${plural(live, 'product')} that visitors see, and hidden ones it may have, stay without a category.`,
  deleteFailed: 'Something went Wrong.',
  deleted: 'Deleted! Your file has been deleted.',
  empty: 'No categories yet',
  emptyText: 'Products need a shelf: add the first category.',
} as const;
