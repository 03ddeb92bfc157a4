import type { LeadKind } from '@catalogue/contract/entities/lead';
import { server, stack } from '../stack';

export const ENQUIRY = {
  name: 'Asha Rao',
  mobile: '9812345678',
  email: 'asha@example.com',
  message: 'Fifty bottles with our logo?',
};
export const ORDER = {
  name: 'Asha Rao',
  companyname: 'Rao Textiles',
  city: 'Pune',
  mobile: '9812345678',
  email: 'asha@example.com',
  productrequest: 'Steel bottle 750 ml',
  productId: 'drk-01',
  quantity: 50,
};
export const LEAD_KINDS = ['quickEnquiry', 'order'] as const;

/** Path, collection and a valid body of each kind of lead. */
export const LEAD_REQUESTS = {
  quickEnquiry: { path: '/api/quick-enquiries', collection: 'quickEnquiries', content: ENQUIRY },
  order: { path: '/api/myorders/add', collection: 'orders', content: ORDER },
} as const;

/** Sends a body to the deployed API. A string is sent as it is. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${stack().baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const leadDocument = (kind: LeadKind, id: string) =>
  server.firestore().collection(LEAD_REQUESTS[kind].collection).doc(id);

/** Fields of a stored lead; undefined without a document. */
export const storedLead = async (kind: LeadKind, id: string) => (await leadDocument(kind, id).get()).data();
