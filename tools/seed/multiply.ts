import { COLLECTIONS } from '@catalogue/contract/collections';
import type { Firestore } from 'firebase-admin/firestore';

const EDITIONS = ['Slate', 'Coral', 'Ivory', 'Forest', 'Midnight', 'Sand', 'Ruby', 'Cobalt', 'Moss', 'Copper'];

/** Copies the 96 products until there are `count`, with other titles and SKUs and the same pictures. For tests and benches. */
export async function multiplyProducts(firestore: Firestore, count: number): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.products).get();
  if (docs.length === 0 || count <= docs.length) return;
  const writer = firestore.bulkWriter();
  for (let index = docs.length; index < count; index += 1) {
    const base = docs[index % docs.length];
    if (!base) continue;
    const round = Math.floor(index / docs.length);
    const edition = `${EDITIONS[round % EDITIONS.length] ?? ''}${round >= EDITIONS.length ? ` ${round}` : ''}`;
    const id = `${base.id}-${round}`;
    void writer.set(firestore.collection(COLLECTIONS.products).doc(id), {
      ...base.data(),
      title: `${String(base.get('title'))}, ${edition}`,
      sku: id.toUpperCase(),
      stock: index % 9 !== 0,
    });
  }
  await writer.close();
}
