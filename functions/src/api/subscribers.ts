import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { subscribers } from '@catalogue/contract/endpoints/subscribers';
import { subscriber } from '@catalogue/contract/endpoints/subscribers';
import type { Page } from '@catalogue/contract/endpoints/page';
import { pageInfo } from '@catalogue/contract/endpoints/page';
import { createOnce } from '../platform/create-once';
import { FieldValue, firestore } from '../platform/firestore';
import { storeRepeatably } from '../platform/run-transaction';
import { countDocuments, newestPage } from '../platform/newest-page';
import { readDocument } from '../platform/read-document';
import type { Handlers } from './route';

const collection = () => firestore().collection(COLLECTIONS.subscribers);

/** The id is derived from the e-mail address, so each address is stored once. */
const idOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 32);

export const handlers: Handlers<typeof subscribers> = {
  async subscribe({ body: { email, website: honeypot } }) {
    if (honeypot !== '') return undefined;
    await createOnce([{ reference: collection().doc(idOf(email)), data: { email, createdAt: FieldValue.serverTimestamp() } }]);
    return undefined;
  },

  async list({ query: { pageNumber, pageSize } }) {
    const [docs, total] = await Promise.all([
      newestPage(COLLECTIONS.subscribers, { pageNumber, pageSize }),
      countDocuments(COLLECTIONS.subscribers),
    ]);
    const content = docs.map((document) => readDocument(subscriber, document));
    return { data: { content, ...pageInfo({ pageNumber, pageSize }, total) } satisfies Page<unknown> };
  },

  async remove({ params: { id } }) {
    await storeRepeatably((transaction) => transaction.delete(collection().doc(id)));
    return undefined;
  },
};
