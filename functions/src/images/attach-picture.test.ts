import { expect, it, vi } from 'vitest';
import { attachPicture } from './attach-picture';
import type { PictureCollection } from './upload-path';

const IMAGE_ERROR = { upload: 'upload-1', reason: 'notAPicture' };
const database = vi.hoisted(() => ({ document: {} as Record<string, unknown> }));

vi.mock('./picture-store', () => ({
  storedPicture: () => Promise.resolve(null),
  unusableBecause: () => Promise.resolve('notAPicture'),
  deleteFilesOfUpload: () => Promise.resolve(),
}));
vi.mock('../platform/firestore', async (importOriginal) => {
  const valueAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], database.document);
  const transaction = {
    get: () => Promise.resolve({ data: () => database.document, get: valueAt }),
    update: (_: unknown, change: object) => void (database.document = { ...database.document, ...change }),
  };
  return {
    ...(await importOriginal<object>()),
    firestore: () => ({
      collection: () => ({ doc: () => ({}) }),
      runTransaction: (run: (one: typeof transaction) => Promise<unknown>) => run(transaction),
    }),
  };
});

const attach = async (collection: PictureCollection, before: object): Promise<unknown> => {
  database.document = { imageName: 'upload-1', ...before };
  await attachPicture({ collection, documentId: 'a', uploadId: 'upload-1' });
  return database.document;
};

it('tells a product why its picture is unusable', async () => {
  expect(await attach('products', { imageError: null })).toMatchObject({ imageName: 'upload-1', imageError: IMAGE_ERROR });
});

it.each([
  ['the first time', null],
  ['granted again', IMAGE_ERROR],
])('ends the grant of an unusable profile picture: %s', async (_, imageError) => {
  expect(await attach('users', { imageError })).toMatchObject({ imageName: null, imageError: IMAGE_ERROR });
});
