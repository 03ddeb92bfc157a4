import * as v from 'valibot';
import { enquiryStatus, type EnquiryStatus } from '../entities/enquiry-status';
import { noteText } from '../entities/enquirer-note';
import { id, WRONG_TYPE_MESSAGE } from '../entities/fields';
import { REFERENCE } from '../lead-reference';
import { endpoint } from './endpoint';

const params = v.object({ reference: v.pipe(v.string(), v.regex(REFERENCE)) });

/** Secret of the link: 128 bits in base64url. A wrong token gets the answer of an unknown reference. */
const token = v.pipe(v.string(WRONG_TYPE_MESSAGE), v.maxLength(64, WRONG_TYPE_MESSAGE));

const tag = 'Enquiry status';
const exampleToken = 'n0Tq3sVb8YwK2d5xJ7hR4g';
const answer: EnquiryStatus = {
  reference: 'H-7F3K2M9',
  status: 'quoted',
  receivedAt: 1_790_000_000_000,
  product: 'Steel bottle 750 ml',
  notes: [],
};

/** POST, with the token in the body: neither caches nor logs see it. */
export const enquiryStatusEndpoints = {
  link: endpoint({
    method: 'GET',
    path: '/api/enquiries/{reference}/link',
    access: 'clients',
    tag,
    summary:
      'The secret of an enquiry’s status link, for staff who send it to the enquirer again. A rep gets that of leads they sent or were handed. 404: another lead',
    params,
    answer: v.object({ token: v.string() }),
    status: 200,
    example: { params: { reference: 'H-7F3K2M9' }, answer: { token: exampleToken } },
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/enquiries/{reference}/status',
    access: 'public',
    tag,
    summary: 'How far an enquiry is, for the holder of the token of its receipt. 404: unknown reference or wrong token',
    params,
    body: v.object({ token }),
    answer: enquiryStatus,
    status: 200,
    limit: { burst: 60, perHour: 240 },
    example: { params: { reference: 'H-7F3K2M9' }, body: { token: exampleToken }, answer },
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/enquiries/{reference}/notes',
    access: 'public',
    tag,
    summary: 'Add a note to an enquiry. The same id again changes nothing. 409: the enquiry has room for no more notes',
    params,
    body: v.object({ token, id, text: noteText }),
    answer: enquiryStatus,
    status: 200,
    errorStatuses: [409],
    limit: { burst: 10, perHour: 30 },
    example: {
      params: { reference: 'H-7F3K2M9' },
      body: { token: exampleToken, id: 'f3a1c9', text: 'Please in blue.' },
      answer: { ...answer, notes: [{ id: 'f3a1c9', text: 'Please in blue.', at: 1_790_000_100_000 }] },
    },
  }),
};
