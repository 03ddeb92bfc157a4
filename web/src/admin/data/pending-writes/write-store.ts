import { authorOf, WRITE_PREFIX } from '../../../data/device-store/stored-writes';
import { parseWrite, type PendingPicture, type PendingWrite } from './pending-write';

/** The storage of this device. */
export interface WriteStorage {
  readAll: () => Promise<ReadonlyMap<string, unknown>>;
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<unknown>;
  /** Replaces a value by the result of `change`, in one transaction; undefined removes it. */
  change: (key: string, change: (current: unknown) => unknown) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
}

/** A write of the person `by`. */
export type AuthoredWrite = PendingWrite & { by: string };

/** A picture that the device has. */
export interface QueuedPicture extends PendingPicture {
  writeId: string;
  /** Whether the server has the document that names it. */
  isReady: boolean;
}

export const keyOf = ({ id }: Pick<PendingWrite, 'id'>): string => WRITE_PREFIX + id;

/** A settled write without pictures has nothing left to do. */
const orNothing = (write: AuthoredWrite): AuthoredWrite | undefined =>
  write.steps.length + (write.pictures ?? []).length === 0 ? undefined : write;

/** What this device has of writes. One without steps is settled: only its pictures are left to send. */
export function createWriteStore(storage: WriteStorage) {
  /** Oldest first. */
  const all = async (): Promise<AuthoredWrite[]> => {
    const writes = [...(await storage.readAll())].flatMap(([key, stored]) => {
      const write = key.startsWith(WRITE_PREFIX) ? parseWrite(stored) : null;
      const by = authorOf(stored);
      return write && by !== null ? [{ ...write, by }] : [];
    });
    return writes.sort((one, other) => one.startedAt - other.startedAt);
  };

  return {
    all,
    isUnsettled: async (write: PendingWrite): Promise<boolean> =>
      (parseWrite(await storage.read(keyOf(write)))?.steps ?? []).length > 0,
    /** Stores a write, with no picture that was sent or given up meanwhile. `isKnown`: one that is gone stays so. */
    keep: (write: AuthoredWrite, isKnown: boolean): Promise<unknown> => {
      const { pictures } = write;
      if (!pictures) return storage.write(keyOf(write), write);
      return storage.change(keyOf(write), (stored) => {
        if (stored === undefined) return isKnown ? undefined : write;
        const held = new Set(parseWrite(stored)?.pictures?.map(({ id }) => id));
        return orNothing({ ...write, pictures: pictures.filter(({ id }) => held.has(id)) });
      });
    },
    remove: (write: PendingWrite): Promise<unknown> => storage.remove(keyOf(write)),
    /** The pictures of a person's writes, oldest first. */
    picturesOf: async (authorId: string): Promise<QueuedPicture[]> =>
      (await all())
        .filter(({ by }) => by === authorId)
        .flatMap(({ id, steps, pictures = [] }) =>
          pictures.map((picture) => ({ ...picture, writeId: id, isReady: steps.length === 0 })),
        ),
    /** Changes a picture; null: it was sent, or given up. */
    changePicture: ({ writeId, id }: QueuedPicture, change: Pick<PendingPicture, 'problem'> | null): Promise<unknown> =>
      storage.change(keyOf({ id: writeId }), (stored) => {
        const [write, by] = [parseWrite(stored), authorOf(stored)];
        if (write === null || by === null) return stored;
        const pictures = (write.pictures ?? []).flatMap((one) => (one.id !== id ? one : change ? { ...one, ...change } : []));
        return orNothing({ ...write, by, pictures });
      }),
  };
}
