import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  waitForPendingWrites,
} from 'firebase/firestore';
import { emulators, firebaseApp } from './app';
// Auth must be there before the first request, or Firestore asks without a token.
import './auth';

/**
 * The whole Firestore SDK for staff screens: live lists, own edits shown at once and kept while offline. Import this module
 * dynamically: it is 118 kB of script. Visitors read through firestore/lite instead.
 */
export const firestore: Firestore = start();

/** The SDK answers at once when nothing waits, and only after the last one arrived when something does. */
const PATIENCE_MS = 500;

/** Whether changes made here have not reached the server. */
export const hasUnsentWrites = (): Promise<boolean> =>
  Promise.race([
    waitForPendingWrites(firestore).then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, true)),
  ]);

function start(): Firestore {
  const instance = initializeFirestore(firebaseApp, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (emulators) connectFirestoreEmulator(instance, emulators.host, emulators.firestore);
  return instance;
}
