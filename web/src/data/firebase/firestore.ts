import { CATALOGUE_META } from '@catalogue/contract/collections';
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocFromCache,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  waitForPendingWrites,
} from 'firebase/firestore';
import { emulators, firebaseApp } from './app';
// Auth must be registered before the first request, or Firestore sends it without a token.
import './auth';

/**
 * The full Firestore SDK for staff screens, with live queries and a persistent cache. Import this module dynamically: it is
 * 118 kB of script. Visitors read through firestore/lite.
 */
export const firestore: Firestore = start();

/** Once Firestore has started, waitForPendingWrites resolves at once when nothing is pending; later means that something is. */
const PENDING_TIMEOUT_MS = 500;

/** Whether writes of this device have not reached the server. */
export const hasUnsentWrites = (): Promise<boolean> =>
  Promise.race([
    waitForPendingWrites(firestore).then(() => false),
    callsHandled().then(() => new Promise<boolean>((resolve) => setTimeout(resolve, PENDING_TIMEOUT_MS, true))),
  ]);

/** Resolves when Firestore has started and handled every call before this one: it handles them one after the other. */
export const callsHandled = (): Promise<void> =>
  getDocFromCache(doc(firestore, CATALOGUE_META)).then(
    () => undefined,
    () => undefined,
  );

function start(): Firestore {
  const instance = initializeFirestore(firebaseApp, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (emulators) connectFirestoreEmulator(instance, emulators.host, emulators.firestore);
  return instance;
}

/** Connects anew at once. After failures the SDK itself waits for up to a minute. */
export async function reconnect(): Promise<void> {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
