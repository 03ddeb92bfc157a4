import type { attachmentEndpoints } from '@catalogue/contract/endpoints/attachments';
import { hasRight } from '@catalogue/contract/roles';
import { readAttachment } from '../leads/attachment-file';
import { storeAttachment } from '../leads/store-attachment';
import { HttpError } from './http-error';
import type { Handlers } from './route';

export const handlers: Handlers<typeof attachmentEndpoints> = {
  async upload({ params, body: { type, bearer, read } }) {
    const answer = await storeAttachment(params.reference, { type, grant: bearer, read });
    if (answer === null) throw new HttpError(403, { message: 'There is no permission for this upload, or it has expired.' });
    if (answer === 'mismatch') throw new HttpError(409, { message: 'The enquiry has announced another file.' });
    return { data: answer };
  },

  async download({ params: { kind, id }, caller }) {
    const { role, uid } = await caller();
    const stored = await readAttachment(kind, id, hasRight(role, 'leads') ? undefined : uid);
    if (stored === null) throw new HttpError(404);
    return { type: stored.type, disposition: `attachment; filename="${stored.fileName}"`, data: stored.bytes };
  },
};
