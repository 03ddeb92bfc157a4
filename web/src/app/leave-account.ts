import { draftKeysOf } from '../data/device-store/personal-data';
import { logOut } from '../features/account/log-out';
import { currentBaskets, loadBasket } from '../features/basket/basket';
import { countUnsynced, leaveUnsynced } from '../features/clients/client-store';
import { SENDER_KEY } from '../features/enquiry/drafts';
import { outbox } from '../features/enquiry/outbox/page-outbox';

/** Logs out; asks first while something waits on this device. Resolves to whether the person went through with it. */
export const leaveAccount = (): Promise<boolean> =>
  logOut({
    enquiries: outbox.waitingCounts,
    clients: countUnsynced,
    leaveClients: leaveUnsynced,
    unfinished: countUnfinished,
  });

/** Baskets with products, and forms that somebody has begun: they are on this device only, and are deleted with what is the person's. */
async function countUnfinished(uid: string): Promise<{ baskets: number; forms: number }> {
  await loadBasket();
  const baskets = currentBaskets().all.filter(({ lines }) => lines.length > 0).length;
  const forms = (await draftKeysOf(uid)).filter((key) => key !== SENDER_KEY).length;
  return { baskets, forms };
}
