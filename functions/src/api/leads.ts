import { COLLECTIONS } from '@catalogue/contract/collections';
import { missingFieldMessages, isSendable } from '@catalogue/contract/entities/lead';
import type { LeadKind, Receipt } from '@catalogue/contract/entities/lead';
import type { leads } from '@catalogue/contract/endpoints/leads';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { Order, QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import { sumUpLines } from '@catalogue/contract/order-lines';
import { MESSAGES } from '@catalogue/contract/messages';
import { isOwnLead } from '@catalogue/contract/roles';
import { eraseSpam } from '../leads/erase-spam';
import { senderOf } from '../leads/lead-rate-limit';
import { receiveLead } from '../leads/receive-lead';
import type { Caller } from './authenticate';
import { HttpError } from './http-error';
import type { Handlers } from './route';
import type * as v from 'valibot';
import { newestPage } from '../platform/newest-page';
import { readDocument } from '../platform/read-document';

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Quick enquiries, newest first. */
const listQuickEnquiries = (page: Page): Promise<QuickEnquiry[]> => list(COLLECTIONS.quickEnquiries, quickEnquiry, page);

/** Product enquiries, newest first. */
const listOrders = (page: Page): Promise<Order[]> => list(COLLECTIONS.orders, order, page);

async function list<Entries extends v.ObjectEntries>(
  collection: string,
  schema: v.ObjectSchema<Entries, undefined>,
  page: Page,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>>[]> {
  const docs = await newestPage(collection, page);
  return docs.map((document) => readDocument(schema, document));
}

/** @throws HttpError 422 if the lead has no contact to answer */
function requireSendable(kind: LeadKind, content: Readonly<Record<string, unknown>>): void {
  if (isSendable(kind, content)) return;
  const errors = missingFieldMessages(kind, content);
  throw new HttpError(422, { message: kind === 'order' ? MESSAGES.orderRefused : (errors.email ?? ''), errors });
}

/** @throws HttpError 429 where the sender has reached the limit of spam leads, too */
function requireRoom(receipt: Receipt | null): Receipt {
  if (receipt === null) throw new HttpError(429, { headers: { 'retry-after': '900' } });
  return receipt;
}

/** The member of the team to whom the lead belongs; null: it is the company's. */
const repOf = (caller: Caller | null, clientId?: string): Caller | null =>
  isOwnLead(caller?.role ?? null, clientId !== undefined) ? caller : null;

export const handlers: Handlers<typeof leads> = {
  async sendQuickEnquiry({ body, network, caller }) {
    requireSendable('quickEnquiry', body);
    const sender = senderOf(await caller(), network);
    return { data: requireRoom(await receiveLead('quickEnquiry', body, sender, repOf(await caller()))) };
  },

  async sendOrder({ body: { clientId, ...body }, network, caller }) {
    requireSendable('order', body);
    // A basket is summed up in SPEC's fields for readers that know only those.
    const summary =
      body.lines !== undefined && body.lines.length > 0 && body.productrequest === '' ? sumUpLines(body.lines) : {};
    const sender = senderOf(await caller(), network);
    const rep = repOf(await caller(), clientId);
    return {
      data: requireRoom(
        await receiveLead('order', { ...body, ...summary, ...(rep && clientId !== undefined && { clientId }) }, sender, rep),
      ),
    };
  },

  listQuickEnquiries: async ({ query }) => ({ data: await listQuickEnquiries(query) }),

  async eraseSpam({ caller }) {
    return { data: await eraseSpam(await caller()) };
  },

  listOrders: async ({ query }) => ({ data: await listOrders(query) }),
};
