/** Firestore collections and single documents. Rules, functions and screens name them only through here. */
export const COLLECTIONS = {
  categories: 'categories',
  products: 'products',
  banners: 'banners',
  quickEnquiries: 'quickEnquiries',
  orders: 'orders',
  users: 'users',
  subscribers: 'subscribers',
  /** What admins did, for the dashboard and the team screen; written with the change itself. */
  activity: 'activity',
  /** Who is an admin, kept by the server beside the claims. */
  team: 'team',
  /** One document a lead: what became of the mail to staff. */
  mail: 'mail',
  /** Server only: chunks of the stored snapshot. */
  snapshots: 'snapshots',
  /** Server only: counters that bound public writes. */
  rateLimits: 'rateLimits',
} as const;

export const CATALOGUE_META = 'meta/catalogue';
