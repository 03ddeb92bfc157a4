import { COLLECTIONS } from '@catalogue/contract/collections';
import { client, type StoredClient } from '@catalogue/contract/entities/client';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';
import { watchQuery, type LiveRows } from '../watch-query';

/** The clients of all reps, the last changed first, at most `most`, live. Returns the function that stops. */
export const watchClientsOfReps = (
  most: number,
  onRows: (live: LiveRows<StoredClient>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.clients), orderBy('updatedAt', 'desc'), limit(most)),
    (document) => readDocument(client, document, { id: document.id }),
    onRows,
    onFailure,
  );
