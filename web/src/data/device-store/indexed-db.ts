/** IndexedDB with promises, as far as database.ts needs it: every page loads this code. */

export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('No reason given', 'UnknownError'));
  });

/** Resolves when the transaction has committed. Call it before the first await: a transaction ends by itself. */
export const completionOf = (transaction: IDBTransaction): Promise<void> => {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Transaction aborted', 'AbortError'));
  });
  // A caller that fails earlier never awaits it.
  end.catch(() => undefined);
  return end;
};

interface Opening {
  upgrade?: (db: IDBDatabase) => void;
  /** Another tab wants a newer format, and waits until this connection is closed. */
  blocking: (db: IDBDatabase) => void;
  /** The browser has closed the connection. */
  closed: () => void;
}

/** Opens the existing version when `version` is undefined. */
export async function openDatabase(name: string, version: number | undefined, opening: Opening): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => opening.upgrade?.(request.result);
  const db = await resultOf(request);
  db.onversionchange = () => opening.blocking(db);
  db.onclose = opening.closed;
  return db;
}
