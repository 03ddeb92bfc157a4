import { currentSession, subscribe } from '../account/session';
import { cacheModules, savesData } from '../device/cache-assets';
import { read, readAll } from '../device/database';
import { currentBaskets, loadBasket, onBasketChange } from '../enquiry/basket/basket';
import { whenIdle } from '../lib/idle';

/** What a rep needs at a client's table beside the catalogue. It is not in the install set: most visitors never need it. */
const PARTS = [
  () => import('../enquiry/baskets/basket-bar'),
  () => import('../enquiry/baskets/order-again'),
  () => import('../enquiry/shortlist/share-dialog'),
  () => import('./pages/shortlist'),
  () => import('./pages/meeting'),
  () => import('./pages/lookbook'),
  () => import('../ui/toasts'),
];

/** The screens of a rep. */
const REP_SCREENS = [
  () => import('./screens/admin-area'),
  () => import('../admin/admin-layout'),
  () => import('../enquiry/clients/clients-page'),
];

/** The PDF writer and its fonts, 0.7 MB: only devices with an offline download get them before they are used. */
const LOOKBOOK = [
  () => import('../lookbook/picture-as-jpeg'),
  () => import('../lookbook/make-lookbook'),
  () => import('../lookbook/lookbook-fonts').then(({ loadFonts }) => loadFonts()),
];

let cached: Promise<void> | null = null;
let cachedScreens: Promise<void> | null = null;
let cachedLookbook: Promise<void> | null = null;

/** Loads the kit, so that it works offline. A failed load is retried at the next call. */
export function cacheRepKit(): void {
  if (!('serviceWorker' in navigator)) return;
  cached ??= cacheModules(PARTS).catch(() => void (cached = null));
}

/** The kit, then the PDF writer. */
export function cacheWholeKit(): void {
  if (!('serviceWorker' in navigator)) return;
  cacheRepKit();
  cachedLookbook ??= cacheModules(LOOKBOOK).catch(() => void (cachedLookbook = null));
}

function cacheRepScreens(): void {
  if (!('serviceWorker' in navigator)) return;
  cachedScreens ??= cacheModules(REP_SCREENS).catch(() => void (cachedScreens = null));
}

/** The rep's clients come to this device and go with the session. Admins' come with their screen. */
async function followClients(): Promise<void> {
  const { user, isAdmin, isRep } = currentSession();
  const uid = isAdmin || isRep ? (user?.uid ?? null) : null;
  if (uid === null && (await read('settings', 'clients')) === undefined) return;
  const [{ keepClientsSynced }, { forgetOtherClients }] = await Promise.all([
    import('../enquiry/clients/keep-clients-synced'),
    import('../enquiry/clients/client-store'),
  ]);
  if (isRep || uid === null) keepClientsSynced(uid);
  await forgetOtherClients(uid);
}

const hasLines = (): boolean => currentBaskets().all.some(({ lines }) => lines.length > 0);
async function cacheWhatIsInUse(): Promise<void> {
  await loadBasket();
  if ((await readAll('kept')).size > 0) cacheWholeKit();
  else if (hasLines() || (await readAll('outbox')).size > 0) cacheRepKit();
}

/** Loads the kit on devices with a basket, an enquiry, an offline download or a member of staff. */
export function watchRepKit(): void {
  onBasketChange(() => hasLines() && cacheRepKit());
  const bringToStaff = (): void => {
    const { isAdmin, isRep } = currentSession();
    if (isAdmin || isRep) cacheRepKit();
    if (isRep) cacheRepScreens();
    void followClients().catch(() => undefined);
  };
  subscribe(bringToStaff);
  bringToStaff();
  if (!savesData()) whenIdle(() => void cacheWhatIsInUse());
}
