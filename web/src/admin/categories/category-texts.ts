import { plural } from '../../lib/plural';

export const CATEGORY_TEXTS = {
  title: 'Title',
  description: 'Description',
  coverImage: 'Cover image URL',
  coverHint: 'Optional. An https address, or choose a file below. A file wins over an address.',
  coverFile: 'Cover picture',
  priceAudience: 'Prices are shown to',
  asSite: 'As the site',
  hue: 'Colour',
  hueHint: 'Tints the plates and badges of this category.',
  add: 'Add Category',
  save: 'Save',
  clear: 'Clear',
  added: 'Category Added Successfully',
  addFailed: 'Error in adding category !!',
  listTitle: 'Our Top Categories',
  loadFailed: 'Something went Wrong.',
  edit: 'Edit',
  delete: 'Delete',
  season: {
    planned: (from: string) => `From ${from}`,
    over: (until: string) => `Over since ${until}`,
    shown: (until: string) => `Until ${until}`,
  },
  order: {
    open: 'Order of products',
    title: (category: string) => `Products of ${category}, in order`,
    hint: 'Drag a product by its handle, or press Top. The page of the category and its list on every device follow; new products come last.',
    list: 'Products in their order',
    top: 'Top',
    drag: (title: string) => `Reorder ${title}`,
    toTop: (title: string) => `${title} to the top`,
    byDate: 'Order by date again',
    empty: 'No live product is in this category yet.',
    more: (shown: number, all: number) =>
      `The first ${shown.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} products; the others follow by date.`,
  },
  drag: (title: string) => `Reorder ${title}`,
  count: (count: number) => (count === 0 ? 'Visitors see it with its first live product' : plural(count, 'product')),
  productsStay: (count: number) =>
    count === 0
      ? 'It has no products.'
      : `Its ${count === 1 ? 'one product stays' : `${count.toLocaleString('en-IN')} products stay`}, without a category.`,
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
