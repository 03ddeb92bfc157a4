import { ADMIN_PATHS } from '@catalogue/contract/paths';
import type { AdminScreen } from '../admin-screen';

interface Shortcut {
  keys: string;
  meaning: string;
  /** The screen that it opens or works on; missing: it works on each. */
  path?: string;
}

/** In the order of the sheet. */
const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Ctrl K  or  /', meaning: 'Search everything' },
  { keys: 'g  then  h', meaning: 'Dashboard', path: ADMIN_PATHS.home },
  { keys: 'g  then  p', meaning: 'View Product', path: ADMIN_PATHS.products },
  { keys: 'g  then  c', meaning: 'View Category', path: ADMIN_PATHS.categories },
  { keys: 'g  then  i', meaning: 'Inbox', path: ADMIN_PATHS.inbox },
  { keys: 'g  then  q', meaning: 'Quick Enquiry', path: ADMIN_PATHS.quickEnquiries },
  { keys: 'g  then  o', meaning: 'Orders', path: ADMIN_PATHS.orders },
  { keys: 'g  then  t', meaning: 'Trash', path: ADMIN_PATHS.trash },
  { keys: 'n', meaning: 'Add Product', path: ADMIN_PATHS.addProduct },
  { keys: 'n', meaning: 'Inbox: add a note', path: ADMIN_PATHS.inbox },
  { keys: 'j  k  ↓  ↑', meaning: 'Inbox: next and previous lead', path: ADMIN_PATHS.inbox },
  { keys: 'x', meaning: 'Inbox: select', path: ADMIN_PATHS.inbox },
  { keys: '1  to  6', meaning: 'Inbox and board: status', path: ADMIN_PATHS.inbox },
  { keys: 'e  c  w', meaning: 'Inbox: work on it, call, WhatsApp', path: ADMIN_PATHS.inbox },
  {
    keys: 'Enter  Tab',
    meaning: 'View Product: edit a cell, then the one below or beside it',
    path: ADMIN_PATHS.products,
  },
  { keys: 'Ctrl V', meaning: 'View Product: paste a block copied from a spreadsheet', path: ADMIN_PATHS.products },
  { keys: 'Ctrl Z', meaning: 'View Product: take the last edit back', path: ADMIN_PATHS.products },
  { keys: 'Alt T', meaning: 'Go to the last message, for example to undo' },
  { keys: '?', meaning: 'This sheet' },
  { keys: 'Esc', meaning: 'Close a dialog or menu' },
];

/** The keyboard shortcuts of a person who may open these screens. */
export const shortcutsOn = (screens: readonly Pick<AdminScreen, 'path'>[]): readonly Shortcut[] =>
  SHORTCUTS.filter((shortcut) => shortcut.path === undefined || screens.some(({ path }) => path === shortcut.path));
