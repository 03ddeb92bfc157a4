/** IndexedDB by promises: as much of it as the database here needs, since every page starts with it. */

export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('No reason given', 'UnknownError'));
  });

/** Resolves when everything in it is kept. Ask before the first await: a transaction ends by itself. */
export const completionOf = (transaction: IDBTransaction): Promise<void> => {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Given up', 'AbortError'));
  });
  // Whoever stops listening after an error of their own has been told enough.
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

/** `version` left out: whichever is there. */
export async function openDatabase(name: string, version: number | undefined, opening: Opening): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => opening.upgrade?.(request.result);
  const db = await resultOf(request);
  db.onversionchange = () => opening.blocking(db);
  db.onclose = opening.closed;
  return db;
}
