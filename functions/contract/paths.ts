import type { TeamRole } from './roles';

/** Pages with content of their own at one path: the server or the build renders them, and the sitemap lists them. */
export const STATIC_PAGES = {
  home: '/',
  categories: '/MyCategory',
  gallery: '/gallery',
  about: '/AboutPage',
  contact: '/ContactUsPage',
  privacy: '/PrivacyPolicy',
} as const;

/** Every path of the site (SPEC §2). Links, routes, redirects, the sitemap and canonical URLs take them from here. */
export const PATHS = {
  ...STATIC_PAGES,
  quickEnquiry: '/#quick-enquiry',
  search: '/search',
  finder: '/finder',
  compare: '/compare',
  offlineDownload: '/take-with-you',
  outbox: '/outbox',
  basket: '/basket',
  selfCheck: '/self-check',
  shortlist: '/shortlist',
  meeting: '/meeting',
  lookbook: '/lookbook',
  login: '/LoginPage',
  signUp: '/SignUpPage',
  user: { root: '/users', home: '/users/home', profile: '/users/profile', about: '/users/about' },
} as const;

export const ADMIN_PATHS = {
  root: '/Admin',
  home: '/Admin/home',
  addCategory: '/Admin/add-category',
  categories: '/Admin/view-category',
  addProduct: '/Admin/add-product',
  products: '/Admin/view-product',
  inbox: '/Admin/inbox',
  addLead: '/Admin/add-lead',
  customers: '/Admin/customers',
  quickEnquiries: '/Admin/quick-enquiry',
  orders: '/Admin/orders',
  clients: '/Admin/clients',
  myLeads: '/Admin/my-leads',
  clientsOfReps: '/Admin/clients-of-reps',
  addCarousel: '/Admin/add-carousel',
  carousel: '/Admin/show-carousel',
  addTrending: '/Admin/add-trending',
  trending: '/Admin/show-trending',
  spreadsheet: '/Admin/spreadsheet',
  trash: '/Admin/trash',
  subscribers: '/Admin/subscribers',
  mailLog: '/Admin/mail-log',
  personalData: '/Admin/personal-data',
  settings: '/Admin/settings',
  team: '/Admin/team',
  status: '/Admin/status',
} as const;

/** Where a member of the team begins. */
export const staffStart = (role: TeamRole): string =>
  ({ admin: ADMIN_PATHS.home, sales: ADMIN_PATHS.inbox, rep: ADMIN_PATHS.clients })[role];

/** The inbox opened at one lead, as mails and notifications to staff link to it. */
export const leadPath = (kind: 'quickEnquiry' | 'order', id: string): string =>
  `${ADMIN_PATHS.inbox}?lead=${kind}-${encodeURIComponent(id)}`;

/** The status of an enquiry. The token stands in the fragment, which browsers send to no server. */
export const enquiryStatusPath = (reference: string, token: string | undefined): string =>
  `/enquiry/${reference}${token === undefined ? '' : `#${token}`}`;

/** Where the file of an enquiry is uploaded to. Not from the endpoint: the install set has no table of calls. */
export const attachmentUploadPath = (reference: string): string => `/api/enquiries/${reference}/attachment`;

/** Patterns of paths with parameters, as React Router writes them. */
export const PATTERNS = {
  product: '/products/:productId',
  store: '/store/:categoryId/:categoryTitle?',
  occasion: '/occasions/:occasionId',
  enquiryStatus: '/enquiry/:reference',
  editProduct: '/Admin/edit-product/:productId',
} as const;

/** The canonical path of a category. Renaming the category changes it; the id alone still finds it. */
export const storePath = ({ id, title }: { id: string; title: string }): string =>
  `/store/${encodeURIComponent(id)}/${encodeURIComponent(title)}`;

export const occasionPath = (occasionId: string): string => `/occasions/${encodeURIComponent(occasionId)}`;

export const productPath = (productId: string): string => `/products/${encodeURIComponent(productId)}`;

export const editProductPath = (productId: string): string => `/Admin/edit-product/${encodeURIComponent(productId)}`;
