import * as v from 'valibot';
import { count, moment, text } from '../entities/fields';
import { LIMITS } from '../limits';
import { endpoint } from './endpoint';

/** Who it is about: an e-mail address, or a phone number of at least eight digits. Fewer could be several people's. */
const person = v.object({
  person: v.pipe(
    text(LIMITS.email),
    v.check(
      (value) => value.includes('@') || value.replace(/\D/g, '').length >= 8,
      'An e-mail address, or a phone number with at least 8 digits',
    ),
  ),
});

const stored = v.record(v.string(), v.unknown());

/** Everything that is stored about one person. */
export const personalData = v.object({
  orders: v.array(stored),
  quickEnquiries: v.array(stored),
  /** Files sent with these leads, in base64; null for those beyond what one answer can hold. */
  attachments: v.optional(
    v.array(v.object({ reference: v.string(), name: v.string(), type: v.string(), content: v.nullable(v.string()) })),
    [],
  ),
  /** Delivery states of the mails about these leads. */
  mails: v.array(stored),
  subscriptions: v.array(stored),
  /** Notes of reps about the person as their client. */
  clients: v.optional(v.array(stored), []),
  /** Shared shortlists whose title names the person. */
  shortlists: v.optional(v.array(stored), []),
  /** Views of lists that the person saved for everyone who answers leads, or that name them. */
  views: v.optional(v.array(stored), []),
  /** Devices of the person that show notifications for staff. */
  devices: v.optional(v.array(stored), []),
  account: v.nullable(stored),
  /** Profiles of the person whose account was deleted elsewhere. */
  profiles: v.optional(v.array(stored), []),
});
export type PersonalData = v.InferOutput<typeof personalData>;

export const erased = v.object({
  leads: count,
  subscriptions: count,
  clients: v.optional(count, 0),
  accounts: count,
  /** Titles of shortlists and views of lists that named the person. */
  mentions: v.optional(count, 0),
  /** Until when the daily backups still hold the data. */
  inBackupsUntil: moment,
});
export type Erased = v.InferOutput<typeof erased>;

const example = { person: 'asha@example.com' };
const tag = 'Personal data';

export const personalDataEndpoints = {
  export: endpoint({
    method: 'POST',
    path: '/api/personal-data/export',
    access: 'erase',
    tag,
    summary: 'Everything that is stored about one person, found by e-mail address or phone number',
    body: person,
    answer: personalData,
    status: 200,
    example: {
      body: example,
      answer: { orders: [], quickEnquiries: [], attachments: [], mails: [], subscriptions: [], account: null },
    },
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/personal-data/erase',
    access: 'erase',
    tag,
    summary: 'Erase everything that is stored about one person. 409: the person is the last admin',
    body: person,
    answer: erased,
    status: 200,
    errorStatuses: [409],
    example: {
      body: example,
      answer: { leads: 2, subscriptions: 1, accounts: 1, inBackupsUntil: 1_790_000_000_000 },
    },
  }),
};
