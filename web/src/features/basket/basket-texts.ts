import { plural } from '../../lib/plural';
import type { Absence } from '../enquiry/absent-product';

const inBasket = (name: string): string => (name === '' ? 'your basket' : `the basket “${name}”`);

/** Texts of the enquiry basket. */
export const BASKET_TEXTS = {
  title: 'Enquiry basket',
  intro:
    'Several products, one enquiry. The basket stays on this device until you send it or log out, also without a connection.',
  badge: (count: number) => `Enquiry basket: ${plural(count, 'product')}`,
  added: (pieces: number, title: string, basket: string) =>
    `${pieces.toLocaleString('en-IN')} x ${title} ${pieces === 1 ? 'is' : 'are'} in ${inBasket(basket)}.`,
  changed: (pieces: number, title: string, basket: string) =>
    `${title}: now ${pieces.toLocaleString('en-IN')} in ${inBasket(basket)}.`,
  notAdded: (title: string) => `${title} could not be added to the basket. Please try again.`,
  full: (most: number) => `The enquiry basket holds ${most} products. Send it, then start another one.`,
  manyNames: (most: number) =>
    `An enquiry carries ${most} names. This product is in your basket without its names: add them to your enquiry as a file.`,
  show: 'Show the basket',
  empty: 'Your basket is empty',
  emptyText: 'Add products from their pages, then send one enquiry for all of them.',
  products: 'Products',
  quantity: 'Quantity',
  branding: 'Branding',
  note: 'Note',
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is out of the basket.`,
  details: 'About the whole enquiry',
  brief: {
    neededBy: 'Needed by (optional)',
    budget: 'Budget per piece (optional)',
    pincode: 'Delivery pincode (optional)',
  },
  total: (products: number, pieces: number) =>
    [plural(products, 'product'), pieces > 0 && plural(pieces, 'piece')].filter(Boolean).join(', '),
  each: (price: string) => `${price} each`,
  next: (more: number, price: string) => `${more} more: ${price} each`,
  brandings: {
    none: 'Not decided',
    other: 'Something else',
    inWords: 'Branding in words',
    colours: 'Colours of the logo',
    colourCount: (count: number) => plural(count, 'colour'),
  },
  summary: 'Summary',
  beforeGst: 'Sum',
  gst: (rate: number) => `${rate} % GST`,
  dispatch: 'Earliest dispatch',
  open: (lines: number) => `${plural(lines, 'product')} without a price or pieces: not in the sum.`,
  beforeBranding: 'Before branding. Dispatch counts from your approval of the proof.',
  onRequest: 'on request',
  send: 'Send enquiry',
  sending: 'Sending',
  absent: {
    gone: 'No longer in the catalogue',
    elsewhere: 'The catalogue on this device does not have this product',
  } satisfies Record<Exclude<Absence, 'asking'>, string>,
  noQuantity: 'How many? Leave it open if you do not know yet.',
  badQuantity: 'Whole pieces only',
  belowMinimum: (minimum: number) => `Below the smallest order of ${minimum.toLocaleString('en-IN')}`,
  outOfStock: 'Out of stock',
  optionGone: (option: string) => `${option} is not offered any more`,
  priceChanged: (price: string) => `Price changed since you added it: now ${price}`,
  tooSoon: (day: string, from: number, to: number) => `Needed by ${day} is inside ${from}-${to} working days`,
} as const;
