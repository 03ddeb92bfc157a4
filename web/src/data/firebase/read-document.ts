import type { DocumentSnapshot } from 'firebase/firestore';
import { readStored } from '@catalogue/contract/entities/read-stored';
import type * as v from 'valibot';

/**
 * The document's data in the schema's shape, pending server times estimated; null when there is no document. Fields that do not
 * fit say that they cannot be read.
 */
export function readDocument<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  snapshot: DocumentSnapshot,
  extra: Record<string, unknown> = {},
): v.InferOutput<v.ObjectSchema<Entries, undefined>> | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data === undefined ? null : readStored(schema, { ...data, ...extra }).value;
}
