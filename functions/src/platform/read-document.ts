import { readStored } from '@catalogue/contract/entities/read-stored';
import type * as v from 'valibot';
import type { DocumentSnapshot } from './firestore';
import { log } from './log';

/** The document in the schema's shape. Fields that do not fit are replaced and logged, which the status screen counts. */
export function readDocument<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  document: DocumentSnapshot,
  ids: Record<string, string> = { id: document.id },
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const { value, unreadable } = readStored(schema, { ...document.data(), ...ids });
  if (unreadable.length > 0)
    log.error('A document cannot be read; open it, correct it and save it, or remove it', {
      path: document.ref.path,
      fields: unreadable.join(', '),
    });
  return value;
}
