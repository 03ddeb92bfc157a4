import * as v from 'valibot';
import { authorOf, WRITE_PREFIX } from '../../../data/device-store/stored-writes';
import { parseWrite, type PendingPicture, type PendingWrite } from './pending-write';

/** Values by their keys. */
interface Values {
  readAll: () => Promise<ReadonlyMap<string, unknown>>;
  /** Rejects where the storage does not say what it holds. */
  readAllKnown: () => Promise<ReadonlyMap<string, unknown>>;
  /** Resolves to whether the disk has it. */
  write: (key: string, value: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<unknown>;
}

/** The storage of this device. */
export interface WriteStorage extends Values {
  /** Rejects where the storage does not say what it holds. */
  readKnown: (key: string) => Promise<unknown>;
  /** Replaces a value by the result of `change`, in one transaction; undefined removes it. Resolves to whether the disk has it. */
  change: (key: string, change: (current: unknown) => unknown) => Promise<boolean>;
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

/** Pictures of writes; not `isKnown`: the storage has not said what it holds, and may have more. */
export interface QueuedPictures {
  pictures: QueuedPicture[];
  isKnown: boolean;
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

  const writesIn = (values: ReadonlyMap<string, unknown>): AuthoredWrite[] => {
    const writes = [...values].flatMap(([key, stored]) => {
      const write = key.startsWith(WRITE_PREFIX) ? parseWrite(stored) : null;
      const by = authorOf(stored);
      return write && by !== null ? [{ ...write, by }] : [];
    });
    return writes.sort((one, other) => one.startedAt - other.startedAt);
  };
  const removeFiles = async (writeId: string, of: readonly Pick<PendingPicture, 'id'>[]): Promise<void> => {
    await Promise.all(of.map(({ id }) => files.remove(fileKeyOf(writeId, id))));
  };

  return {
    /** Oldest first. Where the storage does not answer: what this page's memory has. */
    all: async (): Promise<AuthoredWrite[]> => writesIn(await storage.readAll()),
    /** As `all`. Rejects where the storage does not say what it holds. */
    allKnown: async (): Promise<AuthoredWrite[]> => writesIn(await storage.readAllKnown()),
    /** Rejects where the storage does not say. */
    isUnsettled: async (write: PendingWrite): Promise<boolean> =>
      (parseWrite(await storage.readKnown(keyOf(write)))?.steps ?? []).length > 0,
    /** Stores the files of pictures. Resolves to whether the disk has them all. */
    keepFiles: async (
      { id: writeId }: PendingWrite,
      by: string,
      byPicture: Readonly<Record<string, Blob>>,
    ): Promise<boolean> => {
      const kept = Object.entries(byPicture).map(([picture, file]) => {
        const id = fileKeyOf(writeId, picture);
        return files.write(id, { id, writeId, by, file });
      });
      return (await Promise.all(kept)).every(Boolean);
    },
    /**
     * Stores a write, with no picture that was sent or given up meanwhile. `isKnown`: one that is gone stays so. Resolves to whether the
     * disk has it.
     */
    keep: (write: AuthoredWrite, isKnown: boolean): Promise<boolean> => {
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
    /** Deletes the file of a picture if its write is not stored. Rejects where the storage does not say. */
    removeFileWithoutWrite: async ({ writeId, id }: FileOfPicture): Promise<void> => {
      if ((await storage.readKnown(keyOf({ id: writeId }))) === undefined) await removeFiles(writeId, [{ id }]);
    },
    /**
     * Files that a page left which was closed before it stored their write, or the storage before it deleted them. A write that cannot be
     * read, perhaps of a newer release, has its files. Rejects where the storage does not say.
     */
    filesWithoutWrite: async (authorId: string): Promise<FileOfPicture[]> => {
      const stored = [...(await files.readAllKnown())].flatMap(([key, value]) => ({ key, ...parseFile(value) }));
      const writes = await storage.readAllKnown();
      return stored.flatMap(({ key, by, writeId }) =>
        by === authorId && writeId !== undefined && !writes.has(keyOf({ id: writeId }))
          ? [{ writeId, id: key.slice(writeId.length + 1) }]
          : [],
      );
    },
    /** The pictures of a person's writes, oldest first. Where the storage does not say what it holds: those in this page's memory. */
    picturesOf: async (authorId: string): Promise<QueuedPictures> => {
      const known = Promise.all([storage.readAllKnown(), files.readAllKnown()]);
      const isKnown = await known.then(
        () => true,
        () => false,
      );
      const [values, stored] = isKnown ? await known : [await storage.readAll(), await files.readAll()];
      const pictures = writesIn(values)
        .filter(({ by }) => by === authorId)
        .flatMap(({ id: writeId, steps, pictures: all = [] }) =>
          all.map((picture) => {
            const file = parseFile(stored.get(fileKeyOf(writeId, picture.id)))?.file ?? null;
            return { ...picture, writeId, file, isReady: steps.length === 0 };
          }),
        );
      return { pictures, isKnown };
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
