import { openDB, type IDBPDatabase } from 'idb';

const NAME = 'catalogue';
/** Raise it when STORES change. Above 1, which an open without a version creates, without stores (stored-counts.ts). */
const VERSION = 3;

interface StoreOptions {
  keyPath?: 'id';
  /** A write resolves only after the disk has it: a lost enquiry is worse than a slow one. */
  durability?: 'strict';
}

const STORES = {
  /** The public catalogue: list, details, search index; one value each. */
  catalogue: {},
  /** Enquiries and orders, until and after the server has them. */
  outbox: { keyPath: 'id', durability: 'strict' },
  /** Files that are chosen for enquiries, until the server has them. */
  attachments: { keyPath: 'id', durability: 'strict' },
  /** Half-filled forms, and what staff saved until the server has it. */
  drafts: {},
  /** Files of the pictures of what staff saved, and of drafts of products. */
  uploads: { keyPath: 'id' },
  /** What to download for "Take it with you". */
  downloads: {},
  settings: {},
} as const satisfies Record<string, StoreOptions>;

export type StoreName = keyof typeof STORES;

export const optionsOf = (store: StoreName): StoreOptions => STORES[store];

const hasAllStores = (db: IDBPDatabase): boolean => Object.keys(STORES).every((name) => db.objectStoreNames.contains(name));

function upgrade(db: IDBPDatabase): void {
  for (const [name, options] of Object.entries<StoreOptions>(STORES)) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, options.keyPath ? { keyPath: options.keyPath } : {});
  }
}

/** Opens the database with all stores; `onClose` runs when the connection ends. */
export async function openStores(onClose: () => void): Promise<IDBPDatabase> {
  const events = {
    // Another tab upgrades the database. The caller reconnects on its next call, or uses its memory.
    blocking: (_version: number, _wanted: number | null, { target }: Event) => {
      onClose();
      if (target instanceof IDBDatabase) target.close();
    },
    terminated: onClose,
  };
  try {
    return await openDB(NAME, VERSION, { upgrade, ...events });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    // A newer release made it and was rolled back: usable if it has all our stores.
    const newer = await openDB(NAME, undefined, events);
    if (hasAllStores(newer)) return newer;
    newer.close();
    throw error;
  }
}
