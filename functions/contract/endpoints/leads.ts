import * as v from 'valibot';
import { erasedSpam, orderInput, quickEnquiryInput, receipt } from '../entities/lead';
import { order, quickEnquiry } from '../entities/stored-lead';
import { LEAD_FORMS } from '../lead-forms';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import type { Receipt } from '../entities/lead';
import type { Order, QuickEnquiry } from '../entities/stored-lead';
import { endpoint } from './endpoint';
import { paging } from './page';

/** SPEC's lists are bare arrays. Without paging parameters the answer is the first page of the largest size. */
const query = v.object(paging(LIMITS.pageSize.max));
/** The answer does not say that there are more leads. */
const PAGES = `newest first, at most ${LIMITS.pageSize.max} in an answer. After a full one, ask for the next \`pageNumber\``;
const tag = 'Leads';

const leadId = '0b6f4a3e-7c1d-4a52-9f0e-3d2c1b0a9f8e';
const enquiry = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com', message: 'Fifty bottles with our logo?' };
const ordered = {
  name: 'Asha Rao',
  companyname: 'Rao Textiles',
  city: 'Pune',
  mobile: '9812345678',
  email: 'asha@example.com',
  productrequest: 'Steel bottle 750 ml',
  productId: 'drk-01',
  quantity: 50,
};
const answer: Receipt = { id: leadId, reference: 'Q-7F3K2M9', receivedAt: 1_790_000_000_000 };
const storedFields = {
  id: leadId,
  incomplete: false,
  status: 'new',
  owner: null,
  ownerName: null,
  note: '',
  nextCallAt: null,
  revision: 1,
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
} as const;
const storedEnquiry: QuickEnquiry = { ...enquiry, ...storedFields, reference: 'Q-7F3K2M9' };
const storedOrder: Order = { ...ordered, ...storedFields, reference: 'H-7F3K2M9' };

export const leads = {
  sendQuickEnquiry: endpoint({
    method: 'POST',
    path: LEAD_FORMS.quickEnquiry.path,
    access: 'public',
    tag,
    summary: 'Send a quick enquiry. The same id again gets the same receipt',
    body: quickEnquiryInput,
    form: 'quickEnquiry',
    answer: receipt,
    status: 201,
    errorStatuses: [429],
    example: { body: { id: leadId, ...enquiry }, answer },
  }),
  listQuickEnquiries: endpoint({
    method: 'GET',
    path: '/api/quick-enquiries/getOrders',
    access: 'leads',
    tag,
    summary: `Quick enquiries, ${PAGES}`,
    query,
    answer: v.array(quickEnquiry),
    status: 200,
    example: { answer: [storedEnquiry] },
  }),
  sendOrder: endpoint({
    method: 'POST',
    path: LEAD_FORMS.order.path,
    access: 'public',
    tag,
    summary: 'Send a product enquiry. The same id again gets the same receipt',
    body: orderInput,
    form: 'order',
    answer: receipt,
    status: 201,
    errorStatuses: [429],
    refusal: MESSAGES.orderRefused,
    example: { body: { id: leadId, ...ordered }, answer: { ...answer, reference: 'H-7F3K2M9' } },
  }),
  eraseSpam: endpoint({
    method: 'DELETE',
    path: '/leads/spam',
    access: 'erase',
    tag,
    summary: 'Erase the spam leads of both kinds. Repeat the call while `hasMore` is true',
    answer: erasedSpam,
    status: 200,
    example: { answer: { erased: 37, hasMore: false } },
  }),
  listOrders: endpoint({
    method: 'GET',
    path: '/api/myorders/show',
    access: 'leads',
    tag,
    summary: `Product enquiries, ${PAGES}`,
    query,
    answer: v.array(order),
    status: 200,
    example: { answer: [storedOrder] },
  }),
};
