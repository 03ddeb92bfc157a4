import { currentSession, subscribe } from '../features/account/session';
import { savesData } from '../data/offline-files/cache-assets';
import { read, readAll } from '../data/device-store/database';
import { currentBaskets, loadBasket, onBasketChange } from '../features/basket/basket';
import { whenIdle } from '../lib/idle';
import { cacheParts, cacheRepScreens, cacheWholeKit } from './rep-kit-parts';

// Beside the kit, which every visit loads after its page, and not in the install set.
export { RepKitStatus } from './rep-kit-status';

/** The rep's clients come to this device and go with the session. Those of others come with their screen. */
async function followClients(): Promise<void> {
  const { user, role } = currentSession();
  const uid = role === null ? null : (user?.uid ?? null);
  if (uid === null && (await read('settings', 'clients')) === undefined) return;
  const [{ keepClientsSynced }, { forgetOtherClients }] = await Promise.all([
    import('../features/clients/keep-clients-synced'),
    import('../features/clients/client-store'),
  ]);
  if (role === 'rep' || uid === null) keepClientsSynced(uid);
  await forgetOtherClients(uid);
}

const hasLines = (): boolean => currentBaskets().all.some(({ lines }) => lines.length > 0);
async function cacheWhatIsInUse(): Promise<void> {
  await loadBasket();
  if ((await readAll('kept')).size > 0) void cacheWholeKit();
  else if (hasLines() || (await readAll('outbox')).size > 0) void cacheParts();
}

/** Loads the kit on devices with a basket, an enquiry, an offline download or a member of staff. */
export function watchRepKit(): void {
  onBasketChange(() => hasLines() && void cacheParts());
  const bringToStaff = (): void => {
    const { role } = currentSession();
    if (role !== null) void cacheParts();
    if (role === 'rep') void cacheRepScreens();
    void followClients().catch(() => undefined);
  };
  subscribe(bringToStaff);
  bringToStaff();
  if (!savesData()) whenIdle(() => void cacheWhatIsInUse());
}
