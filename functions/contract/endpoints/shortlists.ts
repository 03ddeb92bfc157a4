import * as v from 'valibot';
import { id } from '../entities/fields';
import { openedShortlist, sharedShortlist, shortlistInput, type OpenedShortlist } from '../entities/shortlist';
import { endpoint } from './endpoint';

const tag = 'Shortlists';
const params = v.object({ id });
const exampleId = 'b7Qx0Zk2mN4rT9wA';
const opened: OpenedShortlist = { title: 'Diwali gifts', expiresAt: 1_797_000_000_000, code: 'AQEAB2RyazAyAADIAX8' };

/** Titles, expiry dates and view counts of shortlists. The link itself needs no server: its fragment holds the products. */
export const shortlistsEndpoints = {
  save: endpoint({
    method: 'POST',
    path: '/api/shortlists',
    access: 'clients',
    tag,
    summary:
      'Give the link of a shortlist a title and an expiry date, and learn how often it was opened. The same id again changes ' +
      'both. 409: somebody else shares under this id',
    body: shortlistInput,
    answer: sharedShortlist,
    status: 200,
    errorStatuses: [409],
    example: {
      body: { id: exampleId, title: 'Diwali gifts', expiresAt: 1_797_000_000_000, code: 'AQEAB2RyazAyAADIAX8' },
      answer: { id: exampleId, views: 3 },
    },
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/shortlists/{id}',
    access: 'public',
    tag,
    summary: 'Title and expiry date of a shared shortlist. `code` is null once it has expired',
    params,
    answer: openedShortlist,
    status: 200,
    limit: { burst: 60, perHour: 240 },
    example: { params: { id: exampleId }, answer: opened },
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/shortlists/{id}/views',
    access: 'public',
    tag,
    summary: 'The same, and count a view. A device calls it once; nothing about the device is stored',
    params,
    answer: openedShortlist,
    status: 200,
    limit: { burst: 30, perHour: 120 },
    example: { params: { id: exampleId }, answer: opened },
  }),
};
