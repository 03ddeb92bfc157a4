import { createRequire } from 'node:module';
import type { CloudFunction } from 'firebase-functions';
import type { EventHandlerOptions } from 'firebase-functions/options';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as Triggers from 'firebase-functions/firestore';
import { TRIGGER } from './options';

const load = createRequire(import.meta.url);
const firestoreTriggers = (): typeof Triggers => load('firebase-functions/firestore') as typeof Triggers;

/** Whether this process is to run the function of that name; all of them while a deployment lists what there is. */
const runsHere = (name: string): boolean => [undefined, '', name].includes(process.env.FUNCTION_TARGET);

export type Written = Triggers.FirestoreEvent<Triggers.Change<DocumentSnapshot> | undefined>;
type Created = Triggers.FirestoreEvent<DocumentSnapshot | undefined>;
type Options = Omit<EventHandlerOptions, 'region'>;

/**
 * Firestore triggers. `firebase-functions/firestore` loads the whole Firestore client (0.2 s), which every other function
 * would pay at its start: so it is loaded only where the function `name` (its export in index.ts) runs.
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

/** Like `onWritten`, for the first write of a document only. */
export function onCreated(
  name: string,
  document: string,
  handle: (event: Created) => Promise<void>,
  options: Options = {},
): CloudFunction<Created> | undefined {
  if (!runsHere(name)) return undefined;
  const { onDocumentCreated } = firestoreTriggers();
  return onDocumentCreated({ ...TRIGGER, ...options, document }, handle);
}
