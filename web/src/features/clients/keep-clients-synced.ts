import { type LockState, withLock } from '../../data/device-store/locks';
import { readStoredSession } from '../../data/device-store/stored-session';
import { onFocusOrOnline } from '../../data/network/on-focus-or-online';
import { isDeviceOffline } from '../../data/network/network-status';
import { isUnsynced, UNDO_MS } from './client-list';
import { readKnownCard, removeCard } from './card-photo';
import { changeClients, currentClients, onClientsChange, openClients } from './client-store';
import { syncClients } from './sync-clients';

/** Without changes here, the server is asked again after this time. */
const PULL_MS = 5 * 60_000;
const RETRY_MS = 30_000;
/** A sync of another tab takes some seconds. */
const BUSY_MS = 5_000;
/** Changes in a row are sent together. */
const SETTLE_MS = 500;

let owner: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pulledAt = -Infinity;
let isRunning = false;

/** Keeps the clients of `uid` on this device and on the server the same while the page is open; null stops. */
export function keepClientsSynced(uid: string | null): void {
  if (owner === uid) return;
  const isFirst = owner === null;
  owner = uid;
  pulledAt = -Infinity;
  if (uid === null) return;
  if (isFirst) start();
  void openClients(uid).then(() => run());
}

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  onClientsChange(() => isRunning || schedule(SETTLE_MS));
  onFocusOrOnline(() => schedule(SETTLE_MS));
}

function schedule(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void run(), ms);
}

const unsynced = () => (currentClients().list ?? []).filter(isUnsynced);

/** One tab at a time: a list that another tab has changed since it was read would bring deleted clients back. */
async function run(): Promise<void> {
  const uid = owner;
  if (uid === null || isRunning || isDeviceOffline()) return;
  // Logged out: requests would carry no token.
  if (readStoredSession()?.uid !== uid) {
    owner = null;
    return;
  }
  if (unsynced().length === 0 && Date.now() - pulledAt < PULL_MS) return;
  isRunning = true;
  try {
    const { repClientsServer } = await import('../../data/firebase/clients/clients');
    const device = {
      change: (update: Parameters<typeof changeClients>[1]) => {
        if (owner !== uid) throw new Error('Logged out meanwhile');
        return changeClients(uid, update);
      },
      readCard: readKnownCard,
      removeCard,
      now: Date.now,
    };
    const lock = await withLock('clients', async (state) => {
      if (maySync(state)) await syncClients(repClientsServer(uid), device);
      return state;
    });
    if (!maySync(lock)) {
      schedule(lock === 'busy' ? BUSY_MS : RETRY_MS);
      return;
    }
    pulledAt = Date.now();
  } catch {
    schedule(RETRY_MS);
    return;
  } finally {
    isRunning = false;
  }
  // A deletion that can still be undone, or what was typed meanwhile.
  if (unsynced().length > 0) schedule(UNDO_MS);
}

/** Without an answer another tab may be syncing. A browser without Web Locks never gives one. */
const maySync = (lock: LockState): boolean => lock === 'held' || (lock === 'unknown' && !('locks' in navigator));
