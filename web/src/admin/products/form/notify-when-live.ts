import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { contentModule } from '../../data/firebase';

/** Says when the public snapshot contains the saved product, which is some seconds after the save. */
export async function notifyWhenLive(id: string, title: string): Promise<void> {
  const { readFromServer, watchCatalogue } = await contentModule();
  const saved = await readFromServer('products', id);
  if (saved === null) return;
  const stop = watchCatalogue(
    ({ asOf }) => {
      if (asOf < saved.updatedAt) return;
      stop();
      void notify(ADMIN_TEXTS.live(title), { kind: 'success' });
    },
    () => undefined,
  );
}
