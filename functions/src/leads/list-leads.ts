import { COLLECTIONS } from '@catalogue/contract/collections';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { Order, QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import * as v from 'valibot';
import { log } from '../platform/log';
import { newestPage } from '../platform/newest-page';

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Quick enquiries, newest first. */
export const listQuickEnquiries = (page: Page): Promise<QuickEnquiry[]> => list(COLLECTIONS.quickEnquiries, quickEnquiry, page);

/** Product enquiries, newest first. */
export const listOrders = (page: Page): Promise<Order[]> => list(COLLECTIONS.orders, order, page);

/** One unreadable lead must not hide the others: it is left out and logged. */
async function list<S extends v.GenericSchema>(collection: string, schema: S, page: Page): Promise<v.InferOutput<S>[]> {
  const { docs } = await newestPage(collection, page);
  return docs.flatMap((document) => {
    const parsed = v.safeParse(schema, { ...document.data(), id: document.id });
    if (!parsed.success) log.error('A lead cannot be read', { path: document.ref.path });
    return parsed.success ? [parsed.output] : [];
  });
}
