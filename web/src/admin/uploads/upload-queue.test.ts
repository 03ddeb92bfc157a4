import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAll, remove, write } from '../../data/device-store/database';
import { saveForm } from '../data/pending-writes/pending-writes';
import { cancelUpload, loadUploads, retryUpload, runUploads, uploadQueue, whenUploaded, type UploadPort } from './upload-queue';
import { UPLOAD_TEXTS } from './upload-texts';

// Node has no Web Locks.
vi.stubGlobal('navigator', {});
vi.mock('../../data/device-store/stored-session', () => ({ readStoredSession: () => ({ uid: 'asha' }) }));
vi.mock('../data/firebase-modules', () => ({
  writesModule: () => Promise.resolve({ authorId: () => 'asha', WriteRefused: Error }),
}));

const sent: string[] = [];
const port: UploadPort = {
  requestedUploads: () => Promise.resolve(['first', 'picture']),
  send: (path) => {
    sent.push(path);
    return Promise.resolve();
  },
  problemOf: (error) => (error instanceof Error && error.message === 'refused' ? UPLOAD_TEXTS.refused : null),
};

const picture = {
  id: 'picture',
  noun: 'banners',
  documentId: 'sale',
  title: 'Sale',
  file: new Blob(['png'], { type: 'image/png' }),
} as const;
const queue = () => saveForm({ name: 'Sale', steps: [], pictures: [picture] });
const first = () => {
  const [upload] = uploadQueue().uploads;
  if (!upload) throw new Error('No upload');
  return upload;
};

beforeEach(async () => {
  await loadUploads();
  for (const upload of uploadQueue().uploads) await cancelUpload(upload);
  sent.length = 0;
  await queue();
  await loadUploads();
});

const problems = () => uploadQueue().uploads.map(({ problem }) => problem);

describe('runUploads', () => {
  it('sends a picture that its document asks for, and takes it off the queue', async () => {
    await runUploads(port);
    expect(sent).toEqual(['uploads/banners/sale/picture']);
    expect(await whenUploaded(['picture'])).toBe(true);
    expect(uploadQueue().sentAt.get('picture')).toBeTypeOf('number');
    expect(uploadQueue().givenUp).not.toContain('picture');
  });

  it('sends what is saved during a run after it, once', async () => {
    const send = async (path: string): Promise<void> => {
      if (sent.push(path) > 1) return;
      await saveForm({ name: 'Sale', steps: [], pictures: [{ ...picture, id: 'first' }] });
      void runUploads({ ...port, send });
    };
    await runUploads({ ...port, send });
    expect(sent).toEqual(['uploads/banners/sale/picture', 'uploads/banners/sale/first']);
    expect(problems()).toEqual([]);
  });

  it('forgets a picture that another one has replaced', async () => {
    await runUploads({ ...port, requestedUploads: () => Promise.resolve([]) });
    expect([sent, problems()]).toEqual([[], []]);
  });

  it('does not call an upload sent that was given up while it waited', async () => {
    const uploaded = whenUploaded(['picture']);
    await cancelUpload(first());
    expect(await uploaded).toBe(false);
    expect(problems()).toEqual([]);
    expect(uploadQueue().givenUp).toContain('picture');
  });

  it('stops with a problem when Storage refuses, until it is tried again', async () => {
    await runUploads({ ...port, send: () => Promise.reject(new Error('refused')) });
    expect(problems()).toEqual([UPLOAD_TEXTS.refused]);
    expect(await whenUploaded(['picture'])).toBe(false);
    await runUploads(port);
    expect(sent).toEqual([]);
    await retryUpload(first());
    await runUploads(port);
    expect([sent, problems()]).toEqual([['uploads/banners/sale/picture'], []]);
  });

  it('stops with a problem where the storage does not give the file, and sends it when it does', async () => {
    const files = await readAll('uploads');
    for (const key of files.keys()) await remove('uploads', key);
    await runUploads(port);
    expect([sent, problems()]).toEqual([[], [UPLOAD_TEXTS.lost]]);
    for (const [key, file] of files) await write('uploads', key, file);
    await retryUpload(first());
    await runUploads(port);
    expect([sent, problems()]).toEqual([['uploads/banners/sale/picture'], []]);
  });

  it('leaves a picture for the next run after a network failure', async () => {
    await runUploads({ ...port, send: () => Promise.reject(new Error('offline')) });
    expect(problems()).toEqual([null]);
  });
});
