import { plural } from '../../../lib/plural';

/** Texts of the inbox. */
export const INBOX_TEXTS = {
  title: 'Inbox',
  kinds: { label: 'Kind', both: 'Both', quickEnquiry: 'Enquiries', order: 'Orders' },
  list: 'Leads',
  listHint: 'Arrow keys go from lead to lead.',
  select: (reference: string) => `Select ${reference}`,
  others: (count: number) => `+${count}`,
  pieces: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'piece' : 'pieces'}`,
  waits: (age: string) => `waits ${age}`,
  justNow: 'just now',
  call: (when: string) => `call ${when}`,
  nobody: 'Nobody owns it',
  closePane: 'Close lead',

  selected: (count: number) => plural(count, 'selected lead'),
  bulk: {
    label: 'Selected leads',
    assign: 'Assign to',
    status: 'Set status',
    nobody: 'Nobody',
    onlyMerged: 'Merged leads stay as they are.',
    exportCsv: 'Export CSV',
    clear: 'Clear',
    assigned: (count: number, name: string | null) =>
      name === null ? `${plural(count, 'lead')}: with nobody` : `${plural(count, 'lead')}: with ${name}`,
    statusSet: (count: number, status: string) => `${plural(count, 'lead')}: ${status}`,
  },
} as const;
