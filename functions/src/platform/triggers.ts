import { createRequire } from 'node:module';
import type { CloudFunction } from 'firebase-functions';
import type { EventHandlerOptions } from 'firebase-functions/options';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as Triggers from 'firebase-functions/firestore';
import { TRIGGER } from './options';

const load = createRequire(import.meta.url);
const firestoreTriggers = (): typeof Triggers => load('firebase-functions/firestore') as typeof Triggers;

/** Whether this process serves the named function. During deployment discovery it lists all functions. */
const runsHere = (name: string): boolean => [undefined, '', name].includes(process.env.FUNCTION_TARGET);

export type Written = Triggers.FirestoreEvent<Triggers.Change<DocumentSnapshot> | undefined>;
type Created = Triggers.FirestoreEvent<DocumentSnapshot | undefined>;
type Deleted = Triggers.FirestoreEvent<DocumentSnapshot | undefined>;
type Options = Omit<EventHandlerOptions, 'region'>;

/**
 * Firestore trigger for any write. `firebase-functions/firestore` loads the Firestore client (0.2 s), so it is imported
 * only in the process of the function `name` (its export in index.ts).
 */
export function onWritten(
  name: string,
  document: string,
  handle: (event: Written) => Promise<void>,
  options: Options = {},
): CloudFunction<Written> | undefined {
  if (!runsHere(name)) return undefined;
  const { onDocumentWritten } = firestoreTriggers();
  return onDocumentWritten({ ...TRIGGER, ...options, document }, handle);
}

/**
 * Firestore trigger for the creation of a document. The emulator takes the deletion of a document that is not there for a creation
 * without data; Firestore reports nothing then.
 */
export function onCreated(
  name: string,
  document: string,
  handle: (event: Created) => Promise<void>,
  options: Options = {},
): CloudFunction<Created> | undefined {
  if (!runsHere(name)) return undefined;
  const { onDocumentCreated } = firestoreTriggers();
  return onDocumentCreated({ ...TRIGGER, ...options, document }, async (event) => {
    if (event.data?.data() !== undefined) await handle(event);
  });
}

/** Firestore trigger for the deletion of a document. */
export function onDeleted(
  name: string,
  document: string,
  handle: (event: Deleted) => Promise<void>,
): CloudFunction<Deleted> | undefined {
  if (!runsHere(name)) return undefined;
  const { onDocumentDeleted } = firestoreTriggers();
  return onDocumentDeleted({ ...TRIGGER, document }, handle);
}
