import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore, initializeFirestore } from 'firebase-admin/firestore';
import { app } from './app';
import { inEmulator } from './environment';

export { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
export type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';

let memo: Firestore | undefined;

/**
 * Firestore through the Admin SDK, created on first use. Production uses REST where possible: it starts faster than gRPC.
 */
export const firestore = (): Firestore =>
  (memo ??= inEmulator() ? getFirestore(app()) : initializeFirestore(app(), { preferRest: true }));
