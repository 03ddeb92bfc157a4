import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { emulators, firebaseApp } from './app';

/** Firestore's lite SDK: 33 kB of script, no cache, and no streams, which buffering proxies break. */
export const firestoreLite = getFirestore(firebaseApp);
if (emulators) connectFirestoreEmulator(firestoreLite, emulators.host, emulators.firestore);
