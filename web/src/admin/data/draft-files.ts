import * as v from 'valibot';
import { change, read, remove, storageError, write } from '../../data/device-store/database';
import { heldIn } from '../../data/device-store/held-values';
import { ownKey } from '../../data/device-store/own-keys';
import { copyBlob } from '../../lib/copy-blob';
import { ownDrafts, type WrittenDraft } from './own-draft';

/*
 * Drafts with pictures. The file of each new picture is stored once, apart from its draft, which is written while someone types: WebKit loses
 * the files of a record that is written again with what was read of it.
 */

export const draftPictures = v.object({
  names: v.array(v.string()),
  /** Names of new pictures whose files are stored apart. */
  files: v.optional(v.array(v.string())),
  /** Files by name, in memory: a stored draft has none. */
  blobs: v.record(v.string(), v.instance(Blob)),
});
type DraftPictures = v.InferOutput<typeof draftPictures>;

const NONE: DraftPictures = { names: [], blobs: {} };

const pictured = v.object({ pictures: draftPictures });

/** The pictures of a draft; null: nobody has touched them, or it is no draft. */
function picturesIn(draft: unknown): DraftPictures | null {
  const parsed = v.safeParse(pictured, draft);
  return parsed.success ? parsed.output.pictures : null;
}

/** The pictures as a draft is stored: with the names of their files. */
export const withoutFiles = ({ names, files = [], blobs }: DraftPictures) => ({
  names,
  files: [...new Set([...files, ...Object.keys(blobs)])],
  blobs: {},
});

const storedFile = v.object({ file: v.instance(Blob) });

/** Copies of files that were read from IndexedDB, which may be stored again; without those that the browser has lost. */
export async function inMemory(blobs: Readonly<Record<string, Blob>>): Promise<Record<string, Blob>> {
  const copies = Object.entries(blobs).map(async ([name, blob]) => {
    const copy = await copyBlob(blob);
    return copy === null ? [] : [[name, copy] as const];
  });
  return Object.fromEntries((await Promise.all(copies)).flat());
}

/** Drafts with pictures, each of which belongs to the form that typed first since it was opened. */
export function picturedDrafts<Draft extends WrittenDraft & { pictures: DraftPictures | null }>(
  kind: 'product' | 'category' | 'banner',
  parse: (stored: unknown) => Draft | null,
  isSame: (one: Draft | null, other: Draft | null) => boolean,
) {
  /** A picture's name belongs to one file. */
  const fileKeyOf = (name: string): string => ownKey(kind, name);

  /** Stores files by their names. */
  async function storeFiles(blobs: Readonly<Record<string, Blob>>): Promise<void> {
    const entries = Object.entries(blobs).map(([name, file]) => ({ id: fileKeyOf(name), file }));
    await Promise.all(entries.map((entry) => write('uploads', entry.id, entry)));
  }

  /**
   * Replaces a draft by the result of `decide`, as the database's `change` does, and then its files: those that it did not name are stored, and
   * those that it names no more are deleted. Resolves to whether the disk has it with its files.
   */
  async function changeDraft(key: string, decide: (current: unknown) => unknown): Promise<boolean> {
    let before = NONE;
    let after = NONE;
    const isStored = await change('drafts', key, (current) => {
      const next = decide(current);
      [before, after] = next === current ? [NONE, NONE] : [picturesIn(current) ?? NONE, picturesIn(next) ?? NONE];
      return after === NONE ? next : { ...(next as object), pictures: withoutFiles(after) };
    });
    const had = before.files ?? [];
    const has = withoutFiles(after).files;
    await storeFiles(Object.fromEntries(Object.entries(after.blobs).filter(([name]) => !had.includes(name))));
    await Promise.all(had.filter((name) => !has.includes(name)).map((name) => remove('uploads', fileKeyOf(name))));
    // A file that found no room is tried again when the storage has some.
    return isStored && has.every((name) => !heldIn('uploads').has(fileKeyOf(name)));
  }

  /** The pictures of a stored draft with their files. A new picture whose file this device does not have is left out. */
  async function withFiles({ names, files = [] }: DraftPictures): Promise<DraftPictures> {
    const found = files.map(async (name) => {
      const parsed = v.safeParse(storedFile, names.includes(name) ? await read('uploads', fileKeyOf(name)) : undefined);
      return parsed.success ? [[name, parsed.output.file] as const] : [];
    });
    const all = await inMemory(Object.fromEntries((await Promise.all(found)).flat()));
    return { names: names.filter((name) => !files.includes(name) || name in all), blobs: all };
  }

  /** The stored draft with its files, in memory. Pictures that this device has lost leave it, also where it is stored. */
  async function readDraft(key: string): Promise<Draft | null> {
    const draft = parse(await read('drafts', key));
    if (!draft?.pictures) return draft;
    const pictures = await withFiles(draft.pictures);
    const { names } = pictures;
    if (names.length < draft.pictures.names.length) {
      // A storage that does not answer now may have the files. The draft counts as unread until it does.
      if (storageError() === 'blocked') return null;
      const found = { ...draft, pictures: { ...draft.pictures, names } };
      await changeDraft(key, (stored) => (isSame(parse(stored), draft) ? found : stored));
    }
    return { ...draft, pictures };
  }

  return { ...ownDrafts(parse, isSame, { read: readDraft, change: changeDraft }), change: changeDraft, storeFiles };
}
