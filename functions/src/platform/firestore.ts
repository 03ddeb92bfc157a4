import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore, initializeFirestore } from 'firebase-admin/firestore';
import { app } from './app';
import { inEmulator } from './environment';

export { FieldValue, Timestamp } from 'firebase-admin/firestore';
export type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';

let memo: Firestore | undefined;

/**
 * Firestore with the rights of the server, made on first use. In production it talks REST where it can: that starts
 * faster than gRPC, and none of our functions listens. Tools and tests that share a process have the plain one.
 */
export const firestore = (): Firestore =>
  (memo ??= inEmulator() ? getFirestore(app()) : initializeFirestore(app(), { preferRest: true }));
