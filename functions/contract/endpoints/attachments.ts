import * as v from 'valibot';
import { ATTACHMENT_TYPES, attachmentReceipt, type AttachmentType } from '../entities/attachment';
import { id } from '../entities/fields';
import { REFERENCE } from '../lead-reference';
import { LIMITS } from '../limits';
import { attachmentUploadPath } from '../paths';
import { endpoint } from './endpoint';

const tag = 'Attachments';
const types = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];

export const attachmentEndpoints = {
  upload: endpoint({
    method: 'PUT',
    path: attachmentUploadPath('{reference}'),
    access: 'public',
    tag,
    summary:
      'Upload the file that a lead announced, with the grant of its receipt as Bearer token. Repeat it until the state is not ' +
      '`pending`. 403: no valid grant, send the lead again for a new one. 409: not the announced type or size',
    params: v.object({ reference: v.pipe(v.string(), v.regex(REFERENCE)) }),
    body: { rawTypes: types, mostBytes: LIMITS.attachmentBytes },
    answer: attachmentReceipt,
    status: 200,
    errorStatuses: [403, 409],
    limit: { burst: 30, perHour: 20 },
    example: { params: { reference: 'H-7F3K2M9' }, answer: { state: 'received', reason: '' } },
  }),
  download: endpoint({
    method: 'GET',
    path: '/leads/{kind}/{id}/attachment',
    access: 'clients',
    tag,
    summary:
      'The file of a lead. Reps get those of leads that they sent or were handed; others are 404. Photos have been encoded again by the server',
    params: v.object({ kind: v.picklist(['quickEnquiry', 'order']), id }),
    answer: 'file',
    status: 200,
    example: { params: { kind: 'order', id: '0b6f4a3e-7c1d-4a52-9f0e-3d2c1b0a9f8e' } },
  }),
};
