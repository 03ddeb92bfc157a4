import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { createOutbox } from '../../web/src/features/enquiry/outbox/outbox';
import type { Outbox } from '../../web/src/features/enquiry/outbox/outbox';
import { createOutboxStore, type OutboxStore } from '../../web/src/features/enquiry/outbox/items';
import type { ModelServer, SimulatedTime } from './model-server';

/** A page or the service worker of the modelled device. Closing it stops everything it started. */
export interface Tab {
  outbox: Outbox;
  close: () => void;
}

const disk = { full: false };
const realPut = Reflect.get(IDBObjectStore.prototype, 'put');
const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
  if (disk.full) throw new DOMException('No space left', 'QuotaExceededError');
  return realPut.apply(this, args);
});

/** A browser with tabs, optional Web Locks, and an IndexedDB under the real store code. */
export class Device {
  online = true;
  tabs: Tab[] = [];
  private readonly locks = new Map<string, object>();
  /** Bytes of chosen files, as IndexedDB keeps them. */
  readonly files = new Map<string, Blob>();

  constructor(
    private readonly time: SimulatedTime,
    private readonly server: ModelServer,
    private readonly hasLocks: boolean,
  ) {
    globalThis.indexedDB = new IDBFactory();
    // A spy keeps each call with its database: those of 30,000 devices fill the memory.
    put.mockClear();
    this.full = false;
  }

  /** A full disk refuses every write. */
  set full(full: boolean) {
    disk.full = full;
  }

  get full(): boolean {
    return disk.full;
  }

  /** Opens a tab with its own copy of the database module, and flushes as `startOutbox` does. */
  async open(): Promise<Tab> {
    const tab = await this.start();
    this.tabs.push(tab);
    return tab;
  }

  /** Starts the service worker as Background Sync does, and stops it after `killedAfter` ms. */
  async runServiceWorker(killedAfter: number): Promise<void> {
    const worker = await this.start();
    this.time.after(killedAfter, worker.close);
  }

  /** A release: every tab is replaced, and stored items get a state that the new code does not know. */
  async update(): Promise<void> {
    const count = this.tabs.length;
    for (const tab of [...this.tabs]) tab.close();
    vi.resetModules();
    const database = await import('../../web/src/data/device-store/database');
    for (const [id, item] of await database.readAll('outbox'))
      await database.change('outbox', id, () => ({ ...(item as object), state: { name: 'unknown' } }));
    for (let opened = 0; opened < count; opened += 1) await this.open();
  }

  private async start(): Promise<Tab> {
    vi.resetModules();
    const database = await import('../../web/src/data/device-store/database');
    const owner = { closed: false };
    const { time, server } = this;

    /** Promises of a closed tab never settle. */
    const whileOpen = <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve) => {
        if (owner.closed) return;
        const result = work();
        const settle = () => {
          if (!owner.closed) resolve(result);
        };
        result.then(settle, settle);
      });
    const stored = <T>(work: () => Promise<T>): Promise<T> =>
      whileOpen(() => {
        time.busy += 1;
        return work().finally(() => (time.busy -= 1));
      });

    const real = createOutboxStore(database);
    const store: OutboxStore = {
      all: () => stored(() => real.all()),
      put: (item, orInMemory) => stored(() => real.put(item, orInMemory)),
      change: (id, decide) => stored(() => real.change(id, decide)),
      remove: (ids) => stored(() => real.remove(ids)),
    };
    const outbox = createOutbox({
      store,
      files: {
        read: (fileId) => stored(() => Promise.resolve(this.files.get(fileId) ?? null)),
        remove: (fileId) => stored(() => Promise.resolve(this.files.delete(fileId))),
      },
      withLock: (id, work) => this.hold(owner, id, work),
      fetch: (path, init) => whileOpen(() => server.fetch(path, init)),
      now: time.wall,
      abortAfter: time.timeout,
      random: Math.random,
      isOnline: () => this.online,
      onChange: () => {
        for (const other of this.tabs) if (other.outbox !== outbox) void other.outbox.changedElsewhere();
      },
      requestSync: () => undefined,
      setTimer: (ms, run) =>
        time.after(ms, () => {
          if (!owner.closed) run();
        }),
    });
    const tab: Tab = {
      outbox,
      close: () => {
        owner.closed = true;
        this.tabs = this.tabs.filter((one) => one !== tab);
        for (const [name, holder] of this.locks) if (holder === owner) this.locks.delete(name);
      },
    };
    void outbox.refresh();
    void outbox.sendDue('signal');
    return tab;
  }

  private async hold<T>(owner: object, name: string, work: (alone: boolean) => Promise<T>): Promise<T> {
    if (!this.hasLocks || this.locks.has(name)) return work(false);
    this.locks.set(name, owner);
    return work(true).finally(() => this.locks.delete(name));
  }
}
