import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelUpload, enqueueUpload, runUploads, uploadQueue, whenUploaded, type UploadPort } from './upload-queue';
import { UPLOAD_TEXTS } from './upload-texts';

// Node has no Web Locks.
vi.stubGlobal('navigator', {});

const sent: string[] = [];
const port: UploadPort = {
  requestedUploads: () => Promise.resolve(['first', 'picture']),
  hasUnsentWrites: () => Promise.resolve(false),
  send: (path) => {
    sent.push(path);
    return Promise.resolve();
  },
  problemOf: (error) => (error instanceof Error && error.message === 'refused' ? UPLOAD_TEXTS.refused : null),
};

const enqueue = (now: number) => {
  const blob = new Blob(['png'], { type: 'image/png' });
  return enqueueUpload({ id: 'picture', noun: 'banners', documentId: 'sale', title: 'Sale', blob }, now);
};

beforeEach(async () => {
  sent.length = 0;
  await enqueue(1);
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

  it('waits while the write of the document is pending', async () => {
    await runUploads({
      ...port,
      requestedUploads: () => Promise.resolve(undefined),
      hasUnsentWrites: () => Promise.resolve(true),
    });
    expect(sent).toEqual([]);
    expect(problems()).toEqual([null]);
  });

  it('leaves a picture that the document does not name yet while a write of it is kept', async () => {
    const asked: string[] = [];
    const hasUnsentWrites = (...document: string[]) => Promise.resolve(asked.push(...document) > 0);
    await runUploads({ ...port, requestedUploads: () => Promise.resolve([]), hasUnsentWrites });
    expect(asked).toEqual(['banners', 'sale']);
    expect(problems()).toEqual([null]);
  });

  it('leaves a picture that was queued just now: its write may not be kept yet', async () => {
    await enqueue(Date.now());
    await runUploads({ ...port, requestedUploads: () => Promise.resolve([]) });
    expect(problems()).toEqual([null]);
  });

  it('asks for kept writes before the document, which a write may reach meanwhile', async () => {
    let isWritten = false;
    await runUploads({
      ...port,
      hasUnsentWrites: () => Promise.resolve(!isWritten),
      requestedUploads: () => {
        isWritten = true;
        return Promise.resolve([]);
      },
    });
    expect(problems()).toEqual([null]);
  });

  it('forgets a picture that another one has replaced', async () => {
    await runUploads({ ...port, requestedUploads: () => Promise.resolve([]) });
    expect([sent, problems()]).toEqual([[], []]);
  });

  it('stops with a problem when the document was refused, and can be given up', async () => {
    await runUploads({ ...port, requestedUploads: () => Promise.resolve(undefined) });
    expect(problems()).toEqual([UPLOAD_TEXTS.documentRefused]);
    expect(await whenUploaded(['picture'])).toBe(false);
    await cancelUpload('picture');
    expect(problems()).toEqual([]);
    expect(uploadQueue().givenUp).toContain('picture');
  });

  it('does not call an upload sent that was given up while it waited', async () => {
    const uploaded = whenUploaded(['picture']);
    await cancelUpload('picture');
    expect(await uploaded).toBe(false);
  });

  it('stops with a problem when Storage refuses, and stays for the next run after a network failure', async () => {
    await runUploads({ ...port, send: () => Promise.reject(new Error('refused')) });
    expect(problems()).toEqual([UPLOAD_TEXTS.refused]);
    await cancelUpload('picture');
    await enqueue(1);
    await runUploads({ ...port, send: () => Promise.reject(new Error('offline')) });
    expect(problems()).toEqual([null]);
  });
});
