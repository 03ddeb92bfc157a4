import { COLLECTIONS } from '@catalogue/contract/collections';
import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { sourceRows } from './seed/catalogue-source';
import { factsOf } from './seed/facts';
import { runCommand, UserError } from './user-error';

/**
 * Fills the facts of products that have none from seed/catalogue.csv, by item number. Running it again changes nothing.
 *   GCLOUD_PROJECT=… node tools/run.mjs migrate-facts          with application default credentials
 */
async function migrateFacts(): Promise<number> {
  const projectId = process.env.GCLOUD_PROJECT;
  if (projectId === undefined) throw new UserError('Name the project: GCLOUD_PROJECT=… node tools/run.mjs migrate-facts');
  const app = getApps()[0] ?? initializeApp({ projectId });
  const bySku = new Map(sourceRows().map((row) => [row.sku.toLowerCase(), row]));
  const firestore = getFirestore(app);
  const { docs } = await firestore.collection(COLLECTIONS.products).get();
  const writer = firestore.bulkWriter();
  let filled = 0;
  for (const document of docs) {
    const sku: unknown = document.get('sku');
    const row = typeof sku === 'string' ? bySku.get(sku.toLowerCase()) : undefined;
    if (document.get('facts') !== undefined || !row) continue;
    filled += 1;
    void writer.update(document.ref, {
      facts: factsOf(row),
      updatedAt: FieldValue.serverTimestamp(),
      revision: FieldValue.increment(1),
    });
  }
  await writer.close();
  console.log(`${filled} of ${docs.length} products got facts.`);
  return 0;
}

await runCommand(migrateFacts);
