import { pathOf } from '../../functions/src/catalogue/entry';
import { marksOfWrite } from '../../functions/src/catalogue/mark-documents';
import { publishPending } from '../../functions/src/catalogue/publish-pending';
import { publishStore } from '../../functions/src/catalogue/publish-store';
import { server } from '../stack';

/** Publishes products in this process: the events of their triggers wait behind those of other tests. */
export async function publishNow(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const document = await server.firestore().doc(`products/${id}`).get();
    await publishStore.addMarks(marksOfWrite(pathOf('products', id), undefined, document.data()));
  }
  await publishPending(publishStore);
}
