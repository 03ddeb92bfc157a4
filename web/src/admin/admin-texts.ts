import { plural } from '../lib/plural';

export const ADMIN_TEXTS = {
  menu: 'Admin',
  openMenu: 'Admin menu',
  groups: {
    content: 'Catalogue',
    leads: 'Leads',
    banners: 'Banners',
    more: 'More',
  },
  bar: {
    search: 'Search everything',
    searchHint: 'Search products, leads, categories',
    add: 'Add',
    addProduct: 'Product',
    addCategory: 'Category',
    addCarousel: 'Carousel image',
    addTrending: 'Trending image',
    account: (name: string) => `Account of ${name}`,
  },
  loading: 'Loading',
  forAdmins: {
    title: 'This page is for admins',
    text: 'You are on the team as a rep: the catalogue shows you its prices, and your clients and enquiries are here.',
    action: 'My clients',
  },
  noScreen: {
    title: 'This page is not here',
    text: 'The address may have changed. The menu leads to every screen.',
  },
  failed: 'This list could not be loaded. Check the connection and your rights, then load the page again.',
  offline: 'You are offline: you see what this device has, and what you change is sent later.',
  waits: (title: string) => `“${title}” is kept on this device. It is sent by itself when you are online again.`,
  saved: 'Saved.',
  live: (title: string) => `“${title}” is live for visitors.`,
  refused: (title: string) => `Somebody else changed “${title}” first. Nothing was overwritten: open it and see both versions.`,
  overtaken: (title: string) =>
    `Somebody else changed “${title}” first. Nothing was overwritten: look at theirs, then change it again.`,
  notTaken: (title: string) =>
    `The server did not take “${title}”. Load the page again: you may no longer have the rights of staff.`,
  notSaved: (title: string) => `“${title}” could not be saved. Your changes are kept on this device.`,
  pictures: (count: number, isStuck: boolean) => `${plural(count, 'picture')} ${isStuck ? 'need you' : 'on the way'}`,
  pictureProgress: 'Sent of the picture on its way',
  conflict: {
    both: (fields: string) => `Somebody saved this while you were editing. You both changed: ${fields}.`,
    autoMerged: (fields: string) => `Somebody saved this meanwhile. Taken over from them: ${fields}.`,
    theirValue: 'Theirs:',
    mine: 'Keep mine',
    theirs: 'Take theirs',
  },
  open: 'Open',
  undo: 'Undo',
  undone: 'Taken back.',
  retry: 'Try again',
  sure: 'Are you sure?',
  restorableMany: 'For 30 days they can be restored from the trash.',
  restorable: 'For 30 days it can be restored from the trash.',
} as const;
