import type * as database from '../../device/database';
import { readItem } from './item';
import type { OutboxItem } from './item';

/** Where items live. Each change is one transaction: tabs and the service worker never undo each other's work. */
export interface OutboxStore {
  /** Newest first. */
  all(): Promise<OutboxItem[]>;
  /**
   * True: it is on the device. False: the device cannot take it, and only this page holds it or, without `orInMemory`,
   * nobody does.
   */
  put(item: OutboxItem, orInMemory?: boolean): Promise<boolean>;
  /**
   * Reads, decides and writes in one transaction. `decide` answers the item to keep, null to drop it, or the very item
   * it was given to leave it; it may be called again where a transaction had to be repeated.
   * Resolves with what is stored afterwards; undefined: nothing is.
   */
  change(id: string, decide: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | undefined>;
  /** As `change`, but on the device or not at all: false where the device cannot take it, and then nothing has changed. */
  changeDurably(id: string, decide: (item: OutboxItem) => OutboxItem): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
}

type Device = Pick<typeof database, 'change' | 'readAll'>;

export const createOutboxStore = (device: Device): OutboxStore => ({
  async all() {
    const items = [...(await device.readAll('outbox')).values()].flatMap((value) => readItem(value) ?? []);
    return items.sort((one, other) => other.savedAt - one.savedAt);
  },

  put: (item, orInMemory) => device.change('outbox', item.id, () => item, orInMemory),

  changeDurably: (id, decide) =>
    device.change(
      'outbox',
      id,
      (current) => {
        const item = readItem(current);
        return item === undefined ? current : decide(item);
      },
      false,
    ),

  async change(id, decide) {
    let after: OutboxItem | undefined;
    await device.change('outbox', id, (current) => {
      const item = readItem(current);
      after = item === undefined ? undefined : (decide(item) ?? undefined);
      return item === undefined ? current : after;
    });
    return after;
  },

  async remove(ids) {
    for (const id of ids) await device.change('outbox', id, () => undefined);
  },
});
