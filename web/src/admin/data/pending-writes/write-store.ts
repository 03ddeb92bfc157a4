import * as v from 'valibot';
import { authorOf, WRITE_PREFIX } from '../../../data/device-store/stored-writes';
import { parseWrite, type PendingPicture, type PendingWrite } from './pending-write';

/** Values by their keys. */
interface Values {
  readAll: () => Promise<ReadonlyMap<string, unknown>>;
  write: (key: string, value: unknown) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
}

/** The storage of this device. */
export interface WriteStorage extends Values {
  read: (key: string) => Promise<unknown>;
  /** Rejects where the storage does not say what it holds. */
  readKnown: (key: string) => Promise<unknown>;
  /** Replaces a value by the result of `change`, in one transaction; undefined removes it. */
  change: (key: string, change: (current: unknown) => unknown) => Promise<unknown>;
  /** Files of pictures, each written once. WebKit loses the files of a record that is written again. */
  files: Values;
}

/** A write of the person `by`. */
export type AuthoredWrite = PendingWrite & { by: string };

type FileOfPicture = Pick<QueuedPicture, 'writeId' | 'id'>;

/** A picture of a write. `file`: null where this device has lost it, or its storage does not answer. */
export interface QueuedPicture extends PendingPicture {
  writeId: string;
  file: Blob | null;
  /** Whether the server has the document that names it. */
  isReady: boolean;
}

export const keyOf = ({ id }: Pick<PendingWrite, 'id'>): string => WRITE_PREFIX + id;
const fileKeyOf = (writeId: string, id: string): string => `${writeId}/${id}`;

const storedFile = v.object({ writeId: v.string(), by: v.string(), file: v.instance(Blob) });
const parseFile = (stored: unknown) => {
  const parsed = v.safeParse(storedFile, stored);
  return parsed.success ? parsed.output : null;
};

/** A settled write without pictures has nothing left to do. */
const orNothing = (write: AuthoredWrite): AuthoredWrite | undefined =>
  write.steps.length + (write.pictures ?? []).length === 0 ? undefined : write;

/** What this device has of writes. One without steps is settled: only its pictures are left to send. */
export function createWriteStore(storage: WriteStorage) {
  const { files } = storage;

  /** Oldest first. */
  const all = async (): Promise<AuthoredWrite[]> => {
    const writes = [...(await storage.readAll())].flatMap(([key, stored]) => {
      const write = key.startsWith(WRITE_PREFIX) ? parseWrite(stored) : null;
      const by = authorOf(stored);
      return write && by !== null ? [{ ...write, by }] : [];
    });
    return writes.sort((one, other) => one.startedAt - other.startedAt);
  };
  const read = async (write: Pick<PendingWrite, 'id'>): Promise<PendingWrite | null> =>
    parseWrite(await storage.read(keyOf(write)));
  const removeFiles = async (writeId: string, of: readonly Pick<PendingPicture, 'id'>[]): Promise<void> => {
    await Promise.all(of.map(({ id }) => files.remove(fileKeyOf(writeId, id))));
  };

  return {
    all,
    isUnsettled: async (write: PendingWrite): Promise<boolean> => ((await read(write))?.steps ?? []).length > 0,
    keepFiles: ({ id: writeId }: PendingWrite, by: string, byPicture: Readonly<Record<string, Blob>>): Promise<unknown> =>
      Promise.all(
        Object.entries(byPicture).map(([picture, file]) => {
          const id = fileKeyOf(writeId, picture);
          return files.write(id, { id, writeId, by, file });
        }),
      ),
    /** Stores a write, with no picture that was sent or given up meanwhile. `isKnown`: one that is gone stays so. */
    keep: (write: AuthoredWrite, isKnown: boolean): Promise<unknown> => {
      const { pictures } = write;
      if (!pictures) return storage.write(keyOf(write), write);
      const ids = new Set(pictures.map(({ id }) => id));
      return storage.change(keyOf(write), (stored) => {
        if (stored === undefined) return isKnown ? undefined : write;
        return orNothing({ ...write, pictures: (parseWrite(stored)?.pictures ?? []).filter(({ id }) => ids.has(id)) });
      });
    },
    remove: (write: PendingWrite): Promise<unknown> => storage.remove(keyOf(write)),
    removeFiles,
    /** Deletes the file of a picture if the stored write does not have it. Rejects where the storage does not say. */
    removeFileWithoutWrite: async ({ writeId, id }: FileOfPicture): Promise<void> => {
      const write = parseWrite(await storage.readKnown(keyOf({ id: writeId })));
      if (!write?.pictures?.some((picture) => picture.id === id)) await removeFiles(writeId, [{ id }]);
    },
    /** Files that a page left which was closed before it stored their write, or the storage before it deleted them. */
    filesWithoutWrite: async (authorId: string): Promise<FileOfPicture[]> => {
      const stored = [...(await files.readAll())].flatMap(([key, value]) => ({ key, ...parseFile(value) }));
      const named = new Set((await all()).flatMap(({ id, pictures = [] }) => pictures.map((one) => fileKeyOf(id, one.id))));
      return stored.flatMap(({ key, by, writeId }) =>
        by === authorId && writeId !== undefined && !named.has(key) ? [{ writeId, id: key.slice(writeId.length + 1) }] : [],
      );
    },
    /** The pictures of a person's writes, oldest first. */
    picturesOf: async (authorId: string): Promise<QueuedPicture[]> => {
      const [writes, stored] = [await all(), await files.readAll()];
      return writes
        .filter(({ by }) => by === authorId)
        .flatMap(({ id: writeId, steps, pictures = [] }) =>
          pictures.map((picture) => {
            const file = parseFile(stored.get(fileKeyOf(writeId, picture.id)))?.file ?? null;
            return { ...picture, writeId, file, isReady: steps.length === 0 };
          }),
        );
    },
    /** Changes a picture; null: it was sent, or given up. */
    changePicture: async ({ writeId, id }: QueuedPicture, change: Pick<PendingPicture, 'problem'> | null): Promise<void> => {
      await storage.change(keyOf({ id: writeId }), (stored) => {
        const [write, by] = [parseWrite(stored), authorOf(stored)];
        if (write === null || by === null) return stored;
        const pictures = (write.pictures ?? []).flatMap((one) => (one.id !== id ? one : change ? { ...one, ...change } : []));
        return orNothing({ ...write, by, pictures });
      });
      if (change === null) await removeFiles(writeId, [{ id }]);
    },
  };
}
