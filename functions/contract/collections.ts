/** Firestore collections and single documents. Rules, functions and screens name them only through here. */
export const COLLECTIONS = {
  categories: 'categories',
  products: 'products',
  banners: 'banners',
  quickEnquiries: 'quickEnquiries',
  orders: 'orders',
  users: 'users',
  /** Clients of reps, written by their devices. */
  clients: 'clients',
  /** Server only: titles, expiry dates and view counts of shared shortlists. */
  shortlists: 'shortlists',
  subscribers: 'subscribers',
  /** Activity log of admins; each entry is written with its change. */
  activity: 'activity',
  /** Who has which role, kept by the server beside the claims. */
  team: 'team',
  /** One-time link that makes the first admin; server only. */
  adminInvites: 'adminInvites',
  /** Delivery state of the mail to staff, one document per lead. */
  mail: 'mail',
  /** What staff set for the whole site. */
  settings: 'settings',
  /** Server only: segments of the published catalogue, their manifest and the publisher's lease. */
  snapshots: 'snapshots',
  /** Server only: the lead that each reference names; it stays when the lead is erased, so that no reference stands twice. */
  leadReferences: 'leadReferences',
  /** Server only: which documents have changed and are still to be published. */
  publishQueue: 'publishQueue',
  /** What visitors searched for and did not find, in shards. */
  failedSearches: 'failedSearches',
  /** Server only: how often each shared shortlist was opened, in shards. */
  shortlistViews: 'shortlistViews',
  /** Server only: counters that bound public writes. */
  rateLimits: 'rateLimits',
  /** Server only: errors, page loads and web vitals of each day, in shards. */
  dailyCounters: 'dailyCounters',
  /** Server only: last backup, storage used, known releases, alerts that were mailed. */
  status: 'status',
} as const;
export type CollectionName = keyof typeof COLLECTIONS;

/** Below each product: what it was before its latest changes. */
export const PRODUCT_VERSIONS = 'versions';

/** The collection of each kind of lead. */
export const LEAD_COLLECTIONS = { quickEnquiry: COLLECTIONS.quickEnquiries, order: COLLECTIONS.orders } as const;
/** Both kinds, in the order of the menu. */
export const LEAD_KINDS = ['quickEnquiry', 'order'] as const;
export type LeadCollection = (typeof LEAD_COLLECTIONS)[keyof typeof LEAD_COLLECTIONS];

/** The kind of the leads of a collection. */
export const leadKindOf = (collection: LeadCollection): keyof typeof LEAD_COLLECTIONS =>
  collection === LEAD_COLLECTIONS.order ? 'order' : 'quickEnquiry';

export const ADMIN_INVITE = 'adminInvites/first';
/** Documents of the collection `status`. */
export const STATUS_DOCUMENTS = {
  backup: 'status/backup',
  managedBackup: 'status/managedBackup',
  storage: 'status/storage',
  /** When each job of the clock succeeded last. */
  jobs: 'status/jobs',
  /** Up to when calls that are due were reminded of. */
  callReminders: 'status/callReminders',
  releases: 'status/releases',
  alerts: 'status/alerts',
  /** Summaries of the leads of the last weeks, without personal data. */
  leads: 'status/leads',
} as const;
export const SITE_SETTINGS = 'settings/site';
/** Views of lists that all members with a right to the list see. */
export const SHARED_VIEWS = 'settings/views';
/** Exists once a price has been limited. From then on, visitors do not read products from Firestore: rules cannot hide fields. */
export const LIMITED_PRICES = 'settings/limitedPrices';
export const CATALOGUE_META = 'meta/catalogue';
export const PUBLISHING_STATUS = 'meta/publishing';
