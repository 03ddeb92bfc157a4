import { TRASH_DAYS } from '@catalogue/contract/retention';
import { plural } from '../lib/plural';
import { UI_TEXTS } from '../ui/ui-texts';
import type { FailureKind } from './data/failure-reason';
import { actionOf, type PendingWrite } from './data/pending-writes/pending-write';

const DONE = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  imported: 'imported',
  undone: 'taken back',
} satisfies Record<ReturnType<typeof actionOf>, string>;

/** '“Mugs” changed (Title “Mugs and cups”)' */
function writtenText({ name, typed = {}, ...write }: PendingWrite): string {
  const fields = typedText(typed);
  return `“${name}” ${DONE[actionOf(write)]}${fields === '' ? '' : ` (${fields})`}`;
}

type Typed = Readonly<Record<string, string>>;

const typedText = (typed: Typed): string =>
  Object.entries(typed)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field} “${value}”`)
    .join(', ');

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
    addLead: 'Lead',
    addProduct: 'Product',
    addCategory: 'Category',
    addCarousel: 'Carousel image',
    addTrending: 'Trending image',
    account: (name: string) => `Account of ${name}`,
  },
  loading: 'Loading',
  forAdmins: {
    title: 'This page is for admins',
    texts: {
      sales: 'You are on the team for sales: you answer enquiries and orders, and the catalogue shows you its prices.',
      rep: 'You are on the team as a rep: the catalogue shows you its prices, and your clients and enquiries are here.',
    },
    actions: { sales: 'The leads', rep: 'My clients' },
  },
  noScreen: {
    title: 'This page is not here',
    text: 'The address may have changed. The menu leads to every screen.',
  },
  failed: 'This list could not be loaded.',
  failures: {
    refused: 'The server refused it: you may no longer have the rights of staff.',
    busy: 'The server takes no more of this for now. Try again a little later.',
    offline: 'There is no connection to the server.',
    noAnswer: 'The server gave no usable answer.',
    device: 'Something failed on this device. Load the page again.',
  } satisfies Record<FailureKind, string>,
  notAnswered: 'The server has not answered yet. What it has appears here by itself when it does.',
  offline: 'You are offline: you see what this device has, and what you change is sent later.',
  offlineReading: 'You are offline: you see what this device has. Changes here need a connection.',
  you: (isWaiting: boolean) => (isWaiting ? 'You, not sent yet' : 'You'),
  waits: (title: string) => `“${title}” is kept on this device. It is sent by itself when you are online again.`,
  waitsForServer: (title: string) => `“${title}” is kept on this device and still waits for the server.`,
  saved: 'Saved.',
  live: (title: string) => `“${title}” is live for visitors.`,
  refused: (title: string) => `Somebody else changed “${title}” first. Nothing was overwritten: open it and see both versions.`,
  overtaken: (title: string) =>
    `Somebody else changed “${title}” first. Nothing was overwritten: look at theirs, then change it again.`,
  /** Writes from before a reload; their names, and what was typed. */
  refusedEarlier: (writes: readonly PendingWrite[]) =>
    `The server did not take what was sent before this page was loaded again; somebody else may have been first. Look at what is stored, then do it once more: ${writes.map(writtenText).join('; ')}.`,
  notTaken: (title: string) =>
    `The server did not take “${title}”. Load the page again: you may no longer have the rights of staff.`,
  /** After the form was left. */
  typed: (typed: Typed) => `You had typed: ${typedText(typed)}.`,
  notSaved: (title: string, reason: string) => `“${title}” could not be saved. ${reason}`,
  pictures: (count: number, isStuck: boolean) => `${plural(count, 'picture')} ${isStuck ? 'need you' : 'on the way'}`,
  pictureProgress: 'Sent of the picture on its way',
  conflict: {
    both: (fields: string) => `Somebody saved this while you were editing. You both changed: ${fields}.`,
    autoMerged: (fields: string) => `Somebody saved this meanwhile. Taken over from them: ${fields}.`,
    theirValue: 'Theirs:',
    mine: 'Keep mine',
    theirs: 'Take theirs',
  },
  /** Name of one of many buttons alike. */
  nameOf: (action: string, item: string) => `${action}: ${item}`,
  open: 'Open',
  undo: UI_TEXTS.toast.undo,
  undone: 'Taken back.',
  retry: 'Try again',
  draft: { restored: 'Your unsaved changes from before are back.', discard: 'Discard them' },
  otherTab:
    'This form is open in another tab, too, and this device keeps what was typed there. What you type here lasts while this form is open: save it, or go on there.',
  skuUnchecked: (sku: string) =>
    `Whether another product has the item number ${sku} could not be asked: only products on this device were compared.`,
  restoreWithoutSku: (title: string, sku: string, owner: string) => ({
    title: `Restore “${title}” without its item number?`,
    body: `“${owner}” has the item number ${sku} by now, and an item number names one product.`,
    action: 'Restore without it',
  }),
  clearing: (fields: string) => ({
    title: UI_TEXTS.dialog.discardTitle,
    body:
      fields === ''
        ? 'What you typed and chose is on this device only, and cannot be brought back.'
        : `It goes back to what is stored. Lost: ${fields}.`,
    action: 'Discard',
  }),
  sure: 'Are you sure?',
  restorableMany: `For ${TRASH_DAYS} days they can be restored from the trash.`,
  restorable: `For ${TRASH_DAYS} days it can be restored from the trash.`,
  /** SPEC §5's words about categories and products, which hold for what the trash deletes for good. */
  revert: "After that: You won't be able to revert this!",
} as const;
