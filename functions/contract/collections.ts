/** Firestore collections and single documents. Rules, functions and screens name them only through here. */
export const COLLECTIONS = {
  categories: 'categories',
  products: 'products',
  banners: 'banners',
  quickEnquiries: 'quickEnquiries',
  orders: 'orders',
  users: 'users',
  subscribers: 'subscribers',
  /** Activity log of admins; each entry is written with its change. */
  activity: 'activity',
  /** Who is an admin, kept by the server beside the claims. */
  team: 'team',
  /** One-time link that makes the first admin; server only. */
  adminInvites: 'adminInvites',
  /** Delivery state of the mail to staff, one document per lead. */
  mail: 'mail',
  /** Server only: segments of the published catalogue, their manifest and the publisher's lease. */
  snapshots: 'snapshots',
  /** Server only: which documents have changed and are still to be published. */
  publishQueue: 'publishQueue',
  /** Server only: counters that bound public writes. */
  rateLimits: 'rateLimits',
} as const;

/** The collection of each kind of lead. */
export const LEAD_COLLECTIONS = { quickEnquiry: COLLECTIONS.quickEnquiries, order: COLLECTIONS.orders } as const;

export const ADMIN_INVITE = 'adminInvites/first';
export const CATALOGUE_META = 'meta/catalogue';

export const PUBLISHING_STATUS = 'meta/publishing';
