import type { enquiryStatusEndpoints } from '@catalogue/contract/endpoints/enquiry-status';
import { LIMITS } from '@catalogue/contract/limits';
import { hasRight } from '@catalogue/contract/roles';
import { addEnquirerNote, readEnquiryStatus } from '../leads/enquiry-status';
import { findEnquiry, isLeadOfRep } from '../leads/find-enquiry';
import { statusTokenOf } from '../leads/status-token';
import { HttpError } from './http-error';
import type { Handlers } from './route';

export const handlers: Handlers<typeof enquiryStatusEndpoints> = {
  async link({ params, caller }) {
    const { role, uid } = await caller();
    const found = await findEnquiry(params.reference, () => true);
    if (found === null || !(hasRight(role, 'leads') || isLeadOfRep(found.document, uid))) throw new HttpError(404);
    return { data: { token: statusTokenOf(found.kind, found.document.id) } };
  },

  async read({ params, body }) {
    const status = await readEnquiryStatus(params.reference, body.token);
    if (status === null) throw new HttpError(404);
    return { data: status };
  },

  async addNote({ params, body: { token, ...note } }) {
    const status = await addEnquirerNote(params.reference, token, note);
    if (status === null) throw new HttpError(404);
    if (status === 'full')
      throw new HttpError(409, {
        message: `An enquiry has room for ${LIMITS.enquirerNotes} notes. Please call or write to us.`,
      });
    return { data: status };
  },
};
