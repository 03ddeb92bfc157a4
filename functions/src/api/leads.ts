import { missingFieldMessages, isSendable } from '@catalogue/contract/entities/lead';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { leads } from '@catalogue/contract/endpoints/leads';
import { MESSAGES } from '@catalogue/contract/messages';
import { listOrders, listQuickEnquiries } from '../leads/list-leads';
import { receiveLead } from '../leads/receive-lead';
import { Problem } from './problem';
import type { Handlers } from './route';

/** @throws Problem 422 if the lead has no contact to answer */
function requireSendable(kind: LeadKind, content: Readonly<Record<string, unknown>>): void {
  if (isSendable(kind, content)) return;
  const errors = missingFieldMessages(kind, content);
  throw new Problem(422, { message: kind === 'order' ? MESSAGES.orderRefused : (errors.email ?? ''), errors });
}

export const handlers: Handlers<typeof leads> = {
  async sendQuickEnquiry({ body }) {
    requireSendable('quickEnquiry', body);
    return { data: await receiveLead('quickEnquiry', body) };
  },

  async sendOrder({ body }) {
    requireSendable('order', body);
    return { data: await receiveLead('order', body) };
  },

  listQuickEnquiries: async ({ query }) => ({ data: await listQuickEnquiries(query) }),

  listOrders: async ({ query }) => ({ data: await listOrders(query) }),
};
