import { plural } from '../../lib/plural';
import type { Absence } from '../enquiry/absent-product';

/** Texts of shared shortlists. */
export const SHORTLIST_TEXTS = {
  title: 'Shortlist',
  intro: 'Products that somebody chose for you. Prices and stock are today’s.',
  loading: 'Loading the products',
  empty: 'There is no shortlist in this link',
  emptyText: 'The link may have been cut off. Ask for it again, or look around.',
  damaged: (read: number, count: number | null) =>
    count === null || count < read
      ? `This link is damaged. ${plural(read, 'product')} could be read.`
      : `This link is damaged. ${read} of ${plural(count, 'product')} could be read. Ask for the link again to see all.`,
  absent: {
    gone: 'Not in the catalogue',
    asking: 'Looking for this product',
    elsewhere: 'Not on this device; it shows when you are online',
  } satisfies Record<Absence, string>,
  pieces: (quantity: number) => plural(quantity, 'piece'),
  open: 'Quantity is open',
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  each: (price: string) => `${price} a piece`,
  onRequest: 'Price on request',
  take: 'Put into my basket',
  basketName: 'Shortlist',
  validUntil: (day: string) => `Valid until ${day}.`,
  expired: (day: string) => `This shortlist was valid until ${day}`,
  expiredText: 'Prices and stock may have changed. Ask us for a new one:',
  options: {
    title: 'Title for the client (optional)',
    titleHint: 'Whoever has the link sees it.',
    until: 'Valid until (optional)',
    add: 'Add to the link',
    change: 'Change',
    has: (title: boolean, date: boolean) =>
      title && date
        ? 'The link has a title and a date.'
        : title
          ? 'The link has a title.'
          : date
            ? 'The link has a date.'
            : 'The link has no title and no date.',
    views: (count: number) => (count === 0 ? 'Nobody has opened it yet.' : `Opened on ${plural(count, 'device')}.`),
    notAdded: 'Not added: there is no connection. The link works without a title and a date.',
    notChanged: 'Not changed: there is no connection. The link is as it was.',
  },
  shareTitle: 'Share the shortlist',
  shareText: 'Whoever opens the link sees the products, options and quantities, not your details. It needs no account.',
  qr: 'QR code of the link',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. Select and copy it by hand.',
  send: 'Send',
} as const;
