import { COLLECTIONS } from '@catalogue/contract/collections';
import { FieldPath, firestore } from '../platform/firestore';
import { encodeFields } from './encode-value';

/** What the server makes anew by itself, or what would be wrong in another copy. */
const NOT_KEPT: readonly string[] = [
  COLLECTIONS.adminInvites,
  COLLECTIONS.dailyCounters,
  COLLECTIONS.publishQueue,
  COLLECTIONS.rateLimits,
  COLLECTIONS.snapshots,
  COLLECTIONS.status,
];

const PAGE = 300;

/** Every document, a line of JSON each, as tools/backup writes them. Pictures, accounts and histories of products are not among them. */
export async function* readAll(): AsyncGenerator<string> {
  for (const name of Object.values(COLLECTIONS).filter((one) => !NOT_KEPT.includes(one))) {
    const all = firestore().collection(name).orderBy(FieldPath.documentId()).limit(PAGE);
    let { docs } = await all.get();
    while (docs.length > 0) {
      for (const document of docs)
        yield `${JSON.stringify({ path: document.ref.path, fields: encodeFields(document.data()) })}\n`;
      const last = docs.at(-1);
      docs = docs.length < PAGE || last === undefined ? [] : (await all.startAfter(last).get()).docs;
    }
  }
}
