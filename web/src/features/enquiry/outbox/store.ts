import type * as database from '../../../data/device-store/database';
import { readItem } from './item';
import type { OutboxItem } from './item';

/** Stores items. Each change is one transaction, so that tabs and the service worker never overwrite each other. */
export interface OutboxStore {
  /** Newest first. */
  all(): Promise<OutboxItem[]>;
  /**
   * Resolves to true when the device has stored the item. False: only this page's memory holds it or, without
   * `orInMemory`, nothing does.
   */
  put(item: OutboxItem, orInMemory?: boolean): Promise<boolean>;
  /**
   * Reads, decides and writes in one transaction. `decide` returns the item to store, or null to delete it. It is called
   * again when the transaction is repeated. Resolves with the stored item; undefined when there is none.
   */
  change(id: string, decide: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | undefined>;
  remove(ids: readonly string[]): Promise<void>;
}

type Device = Pick<typeof database, 'change' | 'readAll'>;

export const createOutboxStore = (device: Device): OutboxStore => ({
  async all() {
    const items = [...(await device.readAll('outbox')).values()].flatMap((value) => readItem(value) ?? []);
    return items.sort((one, other) => other.savedAt - one.savedAt);
  },

  put: (item, orInMemory) => device.change('outbox', item.id, () => item, orInMemory),

  async change(id, decide) {
    let after: OutboxItem | undefined;
    await device.change('outbox', id, (current) => {
      const item = readItem(current);
      after = item && (decide(item) ?? undefined);
      return after === item ? current : after;
    });
    return after;
  },

  async remove(ids) {
    for (const id of ids) await device.change('outbox', id, () => undefined);
  },
});
