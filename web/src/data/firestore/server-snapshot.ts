import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';

/**
 * Resolves with the first state that the server confirms. getDocFromServer rejects instead while Firestore reconnects: its
 * writes may be through seconds before its reads are. Without a connection it waits.
 */
export const serverSnapshot = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        stop();
        resolve(snapshot);
      },
      reject,
    );
  });
