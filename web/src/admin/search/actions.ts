import { ADMIN_PATHS } from '@catalogue/contract/paths';

/** Something to do or to look up, and the screen that it is done on. */
export interface SearchAction {
  title: string;
  /** Other words that people type for it. */
  words: string;
  path: string;
}

/** What Ctrl-K offers besides the screens, whose titles say what they are for. */
export const SEARCH_ACTIONS: readonly SearchAction[] = [
  { title: 'Add a banner', words: 'new carousel image home', path: ADMIN_PATHS.addCarousel },
  { title: 'Export all products', words: 'download csv excel spreadsheet', path: ADMIN_PATHS.spreadsheet },
  { title: 'Import products', words: 'upload csv excel xlsx price list', path: ADMIN_PATHS.spreadsheet },
  { title: 'Export enquiries', words: 'download csv leads', path: ADMIN_PATHS.quickEnquiries },
  { title: 'Export orders', words: 'download csv leads', path: ADMIN_PATHS.orders },
  { title: 'Export subscribers', words: 'download csv newsletter', path: ADMIN_PATHS.subscribers },
  { title: 'Hidden products', words: 'not live drafts', path: `${ADMIN_PATHS.products}?live=no` },
  { title: 'Products out of stock', words: 'sold', path: `${ADMIN_PATHS.products}?stock=no` },
  { title: 'Products without a picture', words: 'missing image photo', path: `${ADMIN_PATHS.products}?missing=picture` },
  { title: 'Products without a price', words: 'missing', path: `${ADMIN_PATHS.products}?missing=price` },
  { title: 'Restore what was deleted', words: 'undelete undo trash', path: ADMIN_PATHS.trash },
  { title: 'Invite a colleague', words: 'add admin rep staff user', path: ADMIN_PATHS.team },
];
