import { plural } from '../../lib/plural';

/** Texts of the pad that takes a pasted list. */
export const ORDER_PAD_TEXTS = {
  open: 'Paste a list',
  title: 'Paste a list',
  list: 'Item numbers and pieces',
  hint: 'One product a line, such as “DRK-01 200”. Copied from a spreadsheet or a chat is fine.',
  found: 'Lines of the list',
  pieces: (pieces: number, price: string | null) =>
    price === null ? pieces.toLocaleString('en-IN') : `${pieces.toLocaleString('en-IN')} at ${price} each`,
  smallest: 'smallest order',
  notKnown: 'not known',
  unknown: (count: number) => `${plural(count, 'line names', 'lines name')} no product that we know. Check the item number.`,
  empty: 'Type or paste a line first.',
  loading: 'The catalogue is loading. The list is read as soon as it is here.',
  unavailable: 'The catalogue is not on this device yet, so the list cannot be read. Try again when you are online.',
  submit: (count: number) => (count === 0 ? 'Add to basket' : `Add ${plural(count, 'product')}`),
  added: (count: number) => `${plural(count, 'product is', 'products are')} in the basket.`,
  full: (most: number) => `The enquiry basket holds ${most} products. What is left stays in the list.`,
} as const;
