import { pathOf } from '../../functions/src/catalogue/catalogue-change';
import { entriesOfWrite } from '../../functions/src/catalogue/queue-documents';
import { publishPending } from '../../functions/src/catalogue/publish-pending';
import { publishStore } from '../../functions/src/catalogue/publish-store';
import { server } from '../stack';

/** Publishes products in this process, and a category: the events of their triggers wait behind those of other tests. */
export async function publishNow(products: readonly string[], category?: string): Promise<void> {
  const paths = products.map((id) => pathOf('products', id));
  for (const path of category === undefined ? paths : [pathOf('categories', category), ...paths]) {
    const document = await server.firestore().doc(path).get();
    await publishStore.addEntries(entriesOfWrite(path, undefined, document.data()));
  }
  await publishPending(publishStore);
}
