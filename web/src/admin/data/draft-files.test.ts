import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';

/** A page of its own on a device of its own. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const [{ draftPictures, picturedDrafts }, { ownKey }, database] = await Promise.all([
    import('./draft-files'),
    import('../../data/device-store/own-keys'),
    import('../../data/device-store/database'),
  ]);
  const schema = v.object({ text: v.string(), pictures: draftPictures, writer: v.optional(v.string()) });
  const contentOf = (draft: v.InferOutput<typeof schema> | null) => draft && JSON.stringify([draft.text, draft.pictures.names]);
  const drafts = picturedDrafts(
    'category',
    (stored) => (v.is(schema, stored) ? stored : null),
    (one, other) => contentOf(one) === contentOf(other),
  );
  return { drafts, key: ownKey('category', 'new'), fileKey: ownKey('category', 'one'), ...database };
}

const form = { writer: 'first', base: null };
const draftOf = (text: string, ...names: string[]) => ({
  text,
  pictures: { names, blobs: Object.fromEntries(names.map((name) => [name, new Blob([name])])) },
});

function whenNoRoomFor(isRefused: (value: unknown) => boolean) {
  const realPut = Reflect.get(IDBObjectStore.prototype, 'put');
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (isRefused(args[0])) throw new DOMException('no space', 'QuotaExceededError');
    return realPut.apply(this, args);
  });
}
const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'file' in value;

beforeEach(() => vi.restoreAllMocks());

it('says that the disk has a draft, or that the device keeps another tab’s', async () => {
  const { drafts, key } = await openPage();
  expect(await drafts.save(key, draftOf('Mugs', 'one'), form)).toBe('disk');
  expect(await drafts.save(key, draftOf('Pens'), { writer: 'second', base: null })).toBe('other');
});

it('says that only memory has a draft while a full disk refuses it or one of its files', async () => {
  const { drafts, key } = await openPage();
  const put = whenNoRoomFor(() => true);
  expect(await drafts.save(key, draftOf('Mugs'), form)).toBe('memory');
  put.mockRestore();
  whenNoRoomFor(isFile);
  expect(await drafts.save(key, draftOf('Mugs', 'one'), form)).toBe('memory');
  // Nothing new to store: the file is still in memory only.
  expect(await drafts.save(key, draftOf('Mugs, blue', 'one'), form)).toBe('memory');
});

it('is on the disk again once there is room', async () => {
  const { drafts, key, ...page } = await openPage();
  const put = whenNoRoomFor(isFile);
  expect(await drafts.save(key, draftOf('Mugs', 'one'), form)).toBe('memory');
  put.mockRestore();
  await drafts.save(key, draftOf('Mugs, blue', 'one'), form);
  await vi.waitFor(() => expect(page.storageError()).toBeNull());
  expect(await drafts.save(key, draftOf('Mugs, blue', 'one'), form)).toBe('disk');
});

it('deletes a draft that is still being stored', async () => {
  const { drafts, key, ...page } = await openPage();
  const saved = drafts.save(key, draftOf('Mugs', 'one'), form);
  await drafts.remove(key, form);
  await saved;
  expect(await drafts.read(key)).toBeNull();
  expect(await page.read('uploads', page.fileKey)).toBeUndefined();
});

it('lets a form go on from a draft that has lost a picture', async () => {
  const { drafts, key, ...page } = await openPage();
  await drafts.save(key, draftOf('Mugs', 'one', 'two'), { writer: 'closed', base: null });
  await page.remove('uploads', page.fileKey);
  const base = await drafts.read(key);
  expect(base?.pictures.names).toEqual(['two']);
  expect(await drafts.save(key, draftOf('Mugs, blue', 'two'), { ...form, base })).toBe('disk');
});
