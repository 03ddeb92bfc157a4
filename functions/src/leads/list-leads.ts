import { COLLECTIONS } from '@catalogue/contract/collections';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { Order, QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type * as v from 'valibot';
import { newestPage } from '../platform/newest-page';
import { readDocument } from '../platform/read-document';

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Quick enquiries, newest first. */
export const listQuickEnquiries = (page: Page): Promise<QuickEnquiry[]> => list(COLLECTIONS.quickEnquiries, quickEnquiry, page);

/** Product enquiries, newest first. */
export const listOrders = (page: Page): Promise<Order[]> => list(COLLECTIONS.orders, order, page);

async function list<Entries extends v.ObjectEntries>(
  collection: string,
  schema: v.ObjectSchema<Entries, undefined>,
  page: Page,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>>[]> {
  const docs = await newestPage(collection, page);
  return docs.map((document) => readDocument(schema, document));
}
