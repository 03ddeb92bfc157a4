import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { createOutbox } from '../outbox';
import type { Outbox } from '../outbox';
import { createOutboxStore } from '../store';
import type { OutboxStore } from '../store';
import type { ModelServer, Time } from './world';

/** A page, or the service worker, of the modelled device. Once closed, nothing it had begun goes on. */
export interface Tab {
  outbox: Outbox;
  close: () => void;
}

const disk = { full: false };
const realPut = Reflect.get(IDBObjectStore.prototype, 'put');
vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
  if (disk.full) throw new DOMException('No space left', 'QuotaExceededError');
  return realPut.apply(this, args);
});

/** One browser: an IndexedDB with the real store code on top, Web Locks if it has them, and tabs. */
export class Device {
  online = true;
  tabs: Tab[] = [];
  private readonly locks = new Map<string, object>();

  constructor(
    private readonly time: Time,
    private readonly server: ModelServer,
    private readonly hasLocks: boolean,
  ) {
    globalThis.indexedDB = new IDBFactory();
    this.full = false;
  }

  /** A full disk takes nothing new. */
  set full(full: boolean) {
    disk.full = full;
  }

  get full(): boolean {
    return disk.full;
  }

  /** A tab as it starts: its own copy of the database module, the outbox woken as `startOutbox` does. */
  async open(): Promise<Tab> {
    const tab = await this.start();
    this.tabs.push(tab);
    return tab;
  }

  /** The service worker, woken by Background Sync: the same code, in nobody's sight, killed whenever the browser likes. */
  async wakeServiceWorker(killedAfter: number): Promise<void> {
    const worker = await this.start();
    this.time.after(killedAfter, worker.close);
  }

  /** A release: every tab and worker goes, others come, and what lies in the outbox carries a state that they do not know. */
  async update(): Promise<void> {
    const count = this.tabs.length;
    for (const tab of [...this.tabs]) tab.close();
    vi.resetModules();
    const database = await import('../../../device/database');
    for (const [id, item] of await database.readAll('outbox'))
      await database.change('outbox', id, () => ({ ...(item as object), state: { name: 'known to another version' } }));
    for (let opened = 0; opened < count; opened += 1) await this.open();
  }

  private async start(): Promise<Tab> {
    vi.resetModules();
    const database = await import('../../../device/database');
    const owner = { closed: false };
    const { time, server } = this;

    /** The promise of a closed tab never comes to anything. */
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
      changeDurably: (id, decide) => stored(() => real.changeDurably(id, decide)),
      change: (id, decide) => stored(() => real.change(id, decide)),
      remove: (ids) => stored(() => real.remove(ids)),
    };
    const outbox = createOutbox({
      store,
      withLock: (id, work) => this.hold(owner, id, work),
      fetch: (path, init) => whileOpen(() => server.fetch(path, init)),
      now: time.wall,
      abortAfter: time.timeout,
      random: Math.random,
      isOnline: () => this.online,
      onChange: () => undefined,
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
    void outbox.sendDue('signal');
    return tab;
  }

  private async hold<T>(owner: object, name: string, work: (alone: boolean) => Promise<T>): Promise<T> {
    if (!this.hasLocks || this.locks.has(name)) return work(false);
    this.locks.set(name, owner);
    return work(true).finally(() => this.locks.delete(name));
  }
}
