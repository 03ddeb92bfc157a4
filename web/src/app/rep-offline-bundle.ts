import { isRep } from '@catalogue/contract/roles';
import { currentSession, subscribe } from '../features/account/session';
import { bringOffline, savesData } from '../data/offline-files/bring-offline';
import { read, readAll } from '../data/device-store/database';
import { currentBaskets, loadBasket, onBasketChange } from '../features/basket/basket';
import { loadAhead } from '../data/release/stale-chunks';
import { whenIdle } from '../lib/idle';
import { bringRepBundle } from './bring-rep-bundle';

/** Stores the rep's clients on this device for the session. Those of other reps load with their screen. */
async function followClients(): Promise<void> {
  const { user, role } = currentSession();
  const uid = role === null ? null : (user?.uid ?? null);
  if (uid === null && (await read('settings', 'clients')) === undefined) return;
  const [{ keepClientsSynced }, { forgetOtherClients }] = await loadAhead(() =>
    Promise.all([import('../features/clients/keep-clients-synced'), import('../features/clients/client-store')]),
  );
  if (isRep(role) || uid === null) keepClientsSynced(uid);
  await forgetOtherClients(uid);
}

const hasLines = (): boolean => currentBaskets().all.some(({ lines }) => lines.length > 0);
async function cacheWhatIsInUse(): Promise<void> {
  await loadBasket();
  if ((await readAll('downloads')).size > 0) void bringRepBundle();
  else if (hasLines() || (await readAll('outbox')).size > 0) void bringOffline('rep');
}

/** Loads the rep offline bundle on devices with a basket, an enquiry, an offline download or a member of staff. */
export function watchRepOfflineBundle(): void {
  onBasketChange(() => hasLines() && void bringOffline('rep'));
  const bringToStaff = (): void => {
    const { role } = currentSession();
    if (role !== null) void bringOffline('rep');
    if (isRep(role)) void bringOffline('staff');
    void followClients().catch(() => undefined);
  };
  subscribe(bringToStaff);
  bringToStaff();
  if (!savesData()) whenIdle(() => void cacheWhatIsInUse());
}
