import { onSnapshot, type DocumentSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { isReachable } from '../network/network-status';

/** Result of a live Firestore query. */
export interface LiveRows<Row> {
  rows: Row[];
  /** Ids of rows with a change of this device that the server has not confirmed. */
  unsent: ReadonlySet<string>;
  /** True until the server has confirmed the result. An empty result from the device does not prove that there is nothing. */
  fromDevice: boolean;
}

/** How long an empty result of the cache waits for the server's answer. */
const EMPTY_CACHE_TIMEOUT_MS = 4000;

/**
 * Listens to a query and holds back an empty result of the cache until the server answers, for at most 4 s. It asks for
 * metadata changes: without them Firestore does not report that a cached result is current.
 */
export function watchSnapshots(
  query: Query,
  onChange: (snapshot: QuerySnapshot) => void,
  onFailure: (error: Error) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      clearTimeout(timer);
      const mayBeUnknown = snapshot.empty && snapshot.metadata.fromCache && isReachable();
      if (mayBeUnknown) timer = setTimeout(onChange, EMPTY_CACHE_TIMEOUT_MS, snapshot);
      else onChange(snapshot);
    },
    onFailure,
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Live rows of a query. Documents that `read` answers null for are left out. Returns the function that stops. */
export const watchQuery = <Row>(
  query: Query,
  read: (document: DocumentSnapshot) => Row | null,
  onRows: (live: LiveRows<Row>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchSnapshots(
    query,
    (snapshot) =>
      onRows({
        rows: snapshot.docs.map(read).filter((row) => row !== null),
        unsent: new Set(snapshot.docs.filter((one) => one.metadata.hasPendingWrites).map((one) => one.id)),
        fromDevice: snapshot.metadata.fromCache,
      }),
    onFailure,
  );
