import type { DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';

/** The document's data in the schema's shape, pending server times estimated; null when it does not fit. */
export function readDocument<S extends v.GenericSchema>(
  schema: S,
  snapshot: DocumentSnapshot,
  extra: Record<string, unknown> = {},
): v.InferOutput<S> | null {
  const parsed = v.safeParse(schema, { ...snapshot.data({ serverTimestamps: 'estimate' }), ...extra });
  return parsed.success ? parsed.output : null;
}
