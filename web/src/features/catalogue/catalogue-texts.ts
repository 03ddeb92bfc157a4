import { plural } from '../../lib/plural';

/** Texts that several pages of the catalogue share. */
export const CATALOGUE_TEXTS = {
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  fromPieces: (count: number) => `Smallest order: ${count.toLocaleString('en-IN')}`,
  atPriceFor: (price: string, pieces: number) => `${price} each at ${pieces.toLocaleString('en-IN')}`,
  atPrice: (price: string) => `${price} each`,
  colours: (names: string) => `Colours: ${names}`,
  viewProduct: 'View Product',
  noCategory: 'More gifts',
  categories: {
    title: 'Our Category',
    pageTitle: 'Product Categories',
    lead: 'Browse gifts by category. Each piece can carry your logo or a name.',
    count: (count: number) => plural(count, 'product'),
    empty: 'There are no categories yet',
    emptyText: 'The catalogue is being filled. Ask us meanwhile: we know what is coming.',
  },
  allCategories: 'All categories',
  home: 'Home',
  ask: 'Send an enquiry',
  unavailable: 'The catalogue could not be loaded',
  unavailableText: 'You seem to be offline, and this device has no copy yet. It opens as soon as you are online.',
  serverFails: 'Our server has a problem, and this device has no copy yet. Try again in a minute.',
  tryAgain: 'Try again',
  asOf: (moment: string) => `As of ${moment}`,
} as const;
