import { missingFieldMessages, isSendable } from '@catalogue/contract/entities/lead';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { leads } from '@catalogue/contract/endpoints/leads';
import { sumUpLines } from '@catalogue/contract/order-lines';
import { MESSAGES } from '@catalogue/contract/messages';
import { eraseSuspects } from '../leads/erase-suspects';
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
  async sendQuickEnquiry({ body, network }) {
    requireSendable('quickEnquiry', body);
    return { data: await receiveLead('quickEnquiry', body, network) };
  },

  async sendOrder({ body, network }) {
    requireSendable('order', body);
    // A basket is summed up in SPEC's fields for readers that know only those.
    const summary =
      body.lines !== undefined && body.lines.length > 0 && body.productrequest === '' ? sumUpLines(body.lines) : {};
    return { data: await receiveLead('order', { ...body, ...summary }, network) };
  },

  listQuickEnquiries: async ({ query }) => ({ data: await listQuickEnquiries(query) }),

  async eraseSuspects({ caller }) {
    return { data: await eraseSuspects(await caller()) };
  },

  listOrders: async ({ query }) => ({ data: await listOrders(query) }),
};
