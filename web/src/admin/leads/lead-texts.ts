import { plural } from '../../lib/plural';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { Mail, MailState } from '@catalogue/contract/entities/mail';
import type { CallShortcut } from './call-shortcuts';
import { LEAD_STATUS_NAMES } from '../ui/lead-status-names';
import type { Lead, LeadFilter, LeadSort } from '../../data/leads/lead-view';
import { ADMIN_TEXTS } from '../admin-texts';

const statuses = LEAD_STATUS_NAMES;

const mailStates = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed, will be tried again',
  dropped: 'Dropped: the lead was erased',
} satisfies Record<MailState, string>;

const withMerged = (merged: number): string => (merged === 0 ? '' : ` and ${plural(merged, 'lead')} merged into it`);

/** Texts of the lead lists. */
export const LEAD_TEXTS = {
  /** With the enquirer's words where they are known. */
  wroteAgain: (words: string | undefined) => (words === undefined ? 'Wrote again' : `Wrote again: “${words}”`),
  /** Where some products of a lead have no price. */
  valueFrom: (amount: string) => `from ${amount}`,
  basket: {
    title: 'Products asked for',
    pieces: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'piece' : 'pieces'}`,
    noQuantity: 'quantity open',
    each: (price: string) => `seen at ${price}`,
    seenOn: (price: string, day: string) => `${price} on ${day}`,
    today: (seen: string, price: string) => `${seen}; today ${price}`,
    value: (amount: string) => `about ${amount} at the prices seen`,
    open: (lines: number) => `${plural(lines, 'product')} without a price: not in the sum`,
    neededBy: (day: string) => `needed by ${day}`,
    budget: (amount: string) => `budget ${amount} a piece`,
    pincode: (pincode: string) => `to ${pincode}`,
  },
  transfer: {
    title: 'Paste an enquiry',
    hint: 'From a chat or mail: the whole message. If the device sends it later too, it stays one lead.',
    none: 'This message holds no enquiry code (it begins with ENQ1).',
    damaged: 'The code is not whole. Copy the whole message again, or ask for it once more.',
    failed: (reason: string) => `Not stored. ${reason} The message is still here.`,
    scan: 'Scan a QR code',
    scanHint: 'Hold the code of the other device in front of the camera.',
    camera: 'Camera',
    noCamera: 'There is no camera here, or it is not allowed for this site. Paste the message instead.',
    store: 'Store as a lead',
    stored: (reference: string) => `${reference} is stored.`,
    open: 'Open it',
  },
  loading: 'Loading leads',
  failed: 'The list could not be loaded.',
  checking: 'Shown from this device; asking the server for newer ones.',
  offline: 'Shown from this device; there is no connection right now.',
  search: 'Search',
  searchHint: 'Name, company, number, e-mail or reference, among all leads.',
  searchEverywhere: 'Search all leads',
  searching: 'Looking through all leads',
  searchFailed: (reason: string) => `Not all leads could be looked through. ${reason}`,
  found: (count: number, hasMore: boolean) =>
    `${plural(count, 'lead')} found among all${hasMore ? '; there may be more, so type another word' : ''}`,
  show: 'Filter leads',
  filters: {
    all: 'All',
    due: 'Due today',
    wrote: 'Wrote again',
    today: 'Received today',
    ...statuses,
    mine: 'Mine',
    mineOpen: 'My open ones',
    incomplete: 'Incomplete',
  } satisfies Record<LeadFilter, string>,
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', nextCall: 'Next call' } satisfies Record<LeadSort, string>,
  more: 'Show more',
  moreFailed: (reason: string) => `No more could be loaded. ${reason}`,
  count: (shown: number, hasMore: boolean, all?: number) => {
    if (!hasMore) return plural(shown, 'lead');
    return all === undefined || all <= shown
      ? `The first ${shown.toLocaleString('en-IN')} leads`
      : `${shown.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} leads`;
  },
  countWithCall: (shown: number, hasMore: boolean, all: number | undefined) =>
    `Only leads with a next call: ${hasMore ? 'the first ' : ''}${shown.toLocaleString('en-IN')}${all === undefined ? '' : ` of ${all.toLocaleString('en-IN')}`}`,
  none: 'No leads here',
  noneWithCall: 'This order has only leads with a next call. Another order has all.',
  noneYet: 'Enquiries from the site appear here by themselves, the moment they arrive.',
  noneMatch: 'Nothing fits what you chose above.',
  noneFound: 'All leads are looked through for whole words of name, company and city, e-mail, number or reference.',
  eraseSpam: 'Erase all spam',
  eraseSpamTitle: 'Erase all spam?',
  eraseSpamBody:
    'Quick enquiries and orders with the status Spam are erased for good. Change the status of those to keep first.',
  erasedSpam: (count: number) => `${plural(count, 'spam lead')} erased`,
  eraseSpamStopped: (erased: number, reason: string) =>
    `${erased === 0 ? 'It is not known whether any are erased' : `At least ${plural(erased, 'spam lead')} erased`}. ${reason} Click “Erase all spam” again for the rest.`,
  exportCsv: 'Export CSV',
  exportCalls: 'Export CSV, only with a call',
  exporting: (count: number) => `Exporting ${count.toLocaleString('en-IN')}`,
  exportFailed: (reason: string) => `The export stopped. ${reason}`,
  list: 'Leads',
  statuses,
  incomplete: 'Incomplete',
  fields: {
    email: 'Email',
    mobile: 'Mobile',
    message: 'Message',
    city: 'City',
    companyname: 'Company name',
    productrequest: 'Product request name',
    quantity: 'Quantity',
  },
  noName: 'No name left',
  received: (when: string) => `Received ${when}`,
  nextCall: (when: string) => `Call ${when}`,
  byRep: (rep: string, client: string | null) => (client === null ? `By rep ${rep}` : `By rep ${rep} for client ${client}`),
  sentByMe: {
    handed: 'Handed to you',
    title: 'Sent by you',
    none: 'No enquiries yet',
    noneText: 'Enquiries that you send while you are logged in are listed here with their status.',
    toBasket: 'To the basket',
  },
  ownedBy: (name: string) => `With ${name}`,
  /** Name of a button or link of one of many leads. */
  nameOf: (action: string, { name, reference }: Pick<Lead, 'name' | 'reference'>) =>
    ADMIN_TEXTS.nameOf(action, name || reference),
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  work: 'Work on it',
  nextCallField: 'Next call',
  callShortcuts: {
    label: 'Next call, quick choice',
    names: { soon: 'In 30 minutes', later: 'In 2 hours', tomorrow: 'Tomorrow 10:00', week: 'In a week' } satisfies Record<
      CallShortcut,
      string
    >,
  },
  me: (name: string) => `Me (${name})`,
  rep: (name: string) => `${name} (rep)`,
  notChanged: (reference: string, what: string, reason: string) => `${reference} was not changed (${what}). ${reason}`,
  partlyChanged: (done: number, all: number, reason: string) => `${done} of ${all} changed. ${reason}`,
  notChangedReasons: {
    conflict: 'Somebody else changed the same first. Nothing was overwritten.',
    gone: 'It was erased by someone else.',
  },
  erase: 'Erase',
  erasing: 'Erasing',
  eraseTitle: (reference: string, merged: number) => `Erase ${reference}${withMerged(merged)} for good?`,
  eraseBody: (merged: readonly string[]) =>
    `For people who ask us to forget them. Name, numbers, message and notes go, here and on every colleague’s screen, and cannot be brought back.${
      merged.length === 0 ? '' : ` So do those of ${merged.join(', ')}.`
    } A line with your name and the reference stays. Mails about it are in your mailbox: delete them there too.`,
  erased: (reference: string, merged: number) =>
    `${reference}${withMerged(merged)} ${merged === 0 ? 'has' : 'have'} been erased.`,
  eraseFailed: (reason: string) => `Nothing was erased. ${reason}`,
  eraseStopped: (reference: string, reason: string) => `${reference} is not erased, leads merged into it may be. ${reason}`,
  linkedGone: 'This lead is not here',
  linkedGoneMore: 'It was erased, or the link is not whole.',
  showAll: 'Show all leads',
  template: 'Message template',
  layout: 'Layout',
  layouts: { list: 'List', board: 'Board' },
  board: 'Leads by status',
  allOfColumn: (count: number) => `Show all ${count.toLocaleString('en-IN')}`,
  onlyColumn: (count: number, status: string) => `Show all ${count.toLocaleString('en-IN')}: ${status}`,
  statusOf: (reference: string) => `Status of ${reference}`,
  statusSet: (reference: string, status: string) => `${reference}: ${status}`,
  assign: {
    label: (reference: string) => `Assign ${reference}`,
    to: 'Assign to',
    me: 'Me',
    others: 'Another colleague',
    done: (reference: string, name: string | null) =>
      name === null ? `${reference} is with nobody.` : `${reference} is with ${name}.`,
  },
  waits: (age: string) => `Waits ${age}`,
  statusLink: 'Copy status link',
  statusLinkOf: (reference: string) => `Copy the status link of ${reference}`,
  statusLinkCopied: (reference: string) => `The status link of ${reference} is copied`,
  statusLinkFailed: (reason: string) => `The status link could not be copied. ${reason}`,
  customer: (name: string) => (name.trim() === '' ? 'All of this customer' : `All of ${name}`),
  duplicates: 'Same sender or company:',
  kinds: { quickEnquiry: 'quick enquiry', order: 'order' } satisfies Record<LeadKind, string>,
  mailSubject: (reference: string) => `Your enquiry ${reference}`,
  newLeads: (count: number) => plural(count, 'new lead'),
  /** Names of the links in the bar; they differ from the menu's. */
  unanswered: { quickEnquiry: 'New enquiries', order: 'New orders' } satisfies Record<LeadKind, string>,

  mailLog: {
    title: 'Mail log',
    lead: 'A mail to staff for each lead but spam. If confirmations are on, one to its sender, too. What fails is tried again by itself.',
    none: 'No mail yet',
    noneYet: 'The first lead brings the first mail.',
    noneFailed: 'No mail has failed',
    noneFailedText: 'What fails is listed here until it is sent.',
    filters: { label: 'Filter mails', all: 'All', failed: 'Failed' },
    toLeads: 'View leads',
    columns: {
      reference: 'Reference',
      mail: 'Mail',
      created: 'Lead received',
      state: 'State',
      to: 'To',
      attempts: 'Attempts',
      error: 'Last error',
    },
    stateOf: ({ state, audience, error }: Pick<Mail, 'state' | 'audience' | 'error'>) => {
      if (state !== 'dropped' || audience !== 'client') return mailStates[state];
      return error === '' ? 'Not sent: no address to write to' : 'Failed, not tried again';
    },
  },
} as const;
