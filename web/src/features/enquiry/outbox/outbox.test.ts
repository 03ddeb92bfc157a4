import { beforeEach, expect, test, vi } from 'vitest';
import { newItem } from './items';
import { newItemAttachment } from './item-attachment';
import type { LeadContent, OutboxItem, OutboxStore } from './items';
import { createOutbox } from './outbox';
import { afterAttempt, retryAfterEnd, toSending } from './transitions';

const NOW = Date.UTC(2026, 10, 21);
const lead = (message: string): LeadContent => ({
  kind: 'quickEnquiry',
  content: { name: 'A', mobile: '1', email: 'a@b.c', message, website: '' },
});

const disk = { items: new Map<string, OutboxItem>(), full: false };
const page = { syncs: 0, online: true };
beforeEach(() => {
  Object.assign(disk, { items: new Map(), full: false });
  Object.assign(page, { syncs: 0, online: true });
  server.fetch = silent;
  files.clear();
  reading.read = bytes;
  vi.restoreAllMocks();
});

const change: OutboxStore['change'] = (id, decide) => {
  const item = disk.items.get(id);
  const after = item === undefined ? undefined : (decide(item) ?? undefined);
  if (after === undefined) disk.items.delete(id);
  else disk.items.set(id, after);
  return Promise.resolve(after);
};
const store: OutboxStore = {
  all: () => Promise.resolve([...disk.items.values()]),
  put: (item, orInMemory = true) => {
    if (!disk.full || orInMemory) disk.items.set(item.id, item);
    return Promise.resolve(!disk.full);
  },
  change,
  remove(ids) {
    for (const id of ids) disk.items.delete(id);
    return Promise.resolve();
  },
};
/** Never answers, until a test sets another server. */
const silent = (): Promise<Response> => new Promise(() => undefined);
const server = { fetch: silent as (path: string, init: RequestInit) => Promise<Response> };
const files = new Map<string, Blob>();
const bytes = (fileId: string): Promise<Blob | null> => Promise.resolve(files.get(fileId) ?? null);
const reading = { read: bytes };
const outbox = (isTimeOver = false) =>
  createOutbox({
    store,
    files: {
      read: (fileId) => reading.read(fileId),
      remove: (fileId) => Promise.resolve(files.delete(fileId)),
    },
    withLock: (_, work) => work(true),
    fetch: (path, init) => server.fetch(path, init),
    now: () => NOW,
    abortAfter: () => new AbortController().signal,
    random: () => 0.5,
    isOnline: () => page.online,
    onChange: () => undefined,
    requestSync: () => void (page.syncs += 1),
    setTimer: (_, callback) => {
      if (isTimeOver) callback();
      return () => undefined;
    },
  });
const messages = () => [...disk.items.values()].map((item) => (item.kind === 'quickEnquiry' ? item.content.message : ''));

test('registers Background Sync as soon as the lead is stored, not after the first attempt', async () => {
  void outbox().submit(lead('Hello'), 'one');
  await vi.waitFor(() => expect(page.syncs).toBe(1));
  expect(disk.items.get('one')?.state.name).toBe('sending');
});

test('registers no Background Sync for a lead that the device could not store', async () => {
  disk.full = true;
  void outbox().submit(lead('Hello'), 'one');
  await vi.waitFor(() => expect(disk.items.get('one')?.state.name).toBe('sending'));
  expect(page.syncs).toBe(0);
});

test('a form answers in time although neither the device nor the server does', async () => {
  disk.full = true;
  expect(await outbox(true).submit(lead('Hello'), 'one')).toEqual({ name: 'unsaved' });
  expect(messages()).toEqual([]);
});

test('a lead that the server does not take in time is saved with that reason, and without one where the device is offline', async () => {
  expect(await outbox(true).submit(lead('Hello'), 'one')).toEqual({ name: 'saved', error: 'timeout' });
  page.online = false;
  expect(await outbox().submit(lead('Hello'), 'two')).toEqual({ name: 'saved', error: null });
});

test('an edit on a full disk is not stored and leaves the old content', async () => {
  page.online = false;
  disk.items.set('one', newItem(lead('Old'), 'one', NOW));
  disk.full = true;
  expect(await outbox().edit('one', lead('New'))).toBe('notStored');
  expect(messages()).toEqual(['Old']);
  disk.full = false;
  expect(await outbox().edit('one', lead('New'))).toBe('changed');
  expect(messages()).toEqual(['New']);
  expect(disk.items.has('one')).toBe(false);
});

const FILE = { fileId: 'file', name: 'logo.png', type: 'image/png', bytes: 4 } as const;

test('an edit keeps the file', async () => {
  page.online = false;
  await outbox().submit(lead('Old'), 'one', { file: FILE });
  expect(await outbox().edit('one', lead('New'))).toBe('changed');
  expect([...disk.items.values()].map(({ attachment }) => attachment)).toMatchObject([{ fileId: 'file', state: 'waiting' }]);
});

test('a file that is being uploaded delays no other lead', async () => {
  const uploads: string[] = [];
  server.fetch = (path, { method, body }) => {
    if (method === 'PUT') {
      uploads.push(path);
      return silent();
    }
    const { id, attachment } = JSON.parse(body as string) as { id: string; attachment?: object };
    const file = attachment && { attachment: { state: 'pending', reason: '', grant: 'grant' } };
    const receipt = { id, reference: 'Q-7F3K2M9', receivedAt: NOW, ...file };
    return Promise.resolve(new Response(JSON.stringify(receipt), { headers: { 'content-type': 'application/json' } }));
  };
  files.set('file', new Blob(['logo']));
  const one = outbox();
  expect(await one.submit(lead('First'), 'one', { file: FILE })).toMatchObject({ name: 'sent' });
  void one.sendDue('timer');
  await vi.waitFor(() => expect(uploads).toEqual(['/api/enquiries/Q-7F3K2M9/attachment']));
  expect(await one.submit(lead('Second'), 'two')).toMatchObject({ name: 'sent' });
  disk.items.set('three', newItem(lead('Third'), 'three', NOW));
  void one.sendDue('timer');
  await vi.waitFor(() => expect(disk.items.get('three')?.state.name).toBe('sent'));
});

const waitingUpload = (): OutboxItem => ({
  ...newItem(lead('First'), 'one', NOW, { attachment: newItemAttachment(FILE) }),
  state: {
    name: 'sent',
    receipt: {
      id: 'one',
      reference: 'Q-7F3K2M9',
      receivedAt: NOW,
      attachment: { state: 'pending', reason: '', grant: 'grant' },
    },
    at: NOW,
  },
});

test('a file stays on the device while its storage does not say whether the item waits for it', async () => {
  disk.items.set('one', waitingUpload());
  files.set('file', new Blob(['logo']));
  let isHanging = false;
  vi.spyOn(store, 'change').mockImplementation((id, decide) => (isHanging ? Promise.resolve(undefined) : change(id, decide)));
  server.fetch = () => {
    isHanging = true;
    return Promise.reject(new TypeError('offline'));
  };
  await outbox().sendDue('timer');
  expect(isHanging).toBe(true);
  expect(files.has('file')).toBe(true);
});

test('a file whose bytes cannot be read now is not given up', async () => {
  disk.items.set('one', waitingUpload());
  files.set('file', new Blob(['logo']));
  reading.read = () => Promise.reject(new Error('The storage does not answer'));
  await outbox().sendDue('timer');
  expect(disk.items.get('one')?.attachment).toMatchObject({ state: 'waiting', attempts: 1, uploadingSince: null });
  expect(files.size).toBe(1);
});

test('discard deletes the bytes of the file, too', async () => {
  page.online = false;
  files.set('file', new Blob(['logo']));
  await outbox().submit(lead('Hello'), 'one', { file: FILE });
  await outbox().discard('one');
  expect(files.size).toBe(0);
});

test('an attempt that begins while an edit is being stored is not sent beside it', async () => {
  page.online = false;
  const old = newItem(lead('Old'), 'one', NOW);
  disk.items.set('one', old);
  // Another tab or the worker, just before the edit deletes the old item.
  vi.spyOn(store, 'put').mockImplementationOnce((item) => {
    disk.items.set(item.id, item);
    disk.items.set('one', toSending(old, NOW));
    return Promise.resolve(true);
  });
  expect(await outbox().edit('one', lead('New'))).toBe('sending');
  expect(messages()).toEqual(['Old']);
});

test('an edited lead is not sent before the old one is deleted', async () => {
  page.online = false;
  disk.items.set('one', newItem(lead('Old'), 'one', NOW));
  const both: string[][] = [];
  vi.spyOn(store, 'change').mockImplementationOnce((id, decide) => {
    both.push([...disk.items.values()].map(({ state }) => state.name));
    return change(id, decide);
  });
  expect(await outbox().edit('one', lead('New'))).toBe('changed');
  expect(both).toEqual([['saved', 'needsYou']]);
  expect([...disk.items.values()].map(({ state }) => state.name)).toEqual(['saved']);
});

test('edit reports whether the item is being sent, sent or deleted', async () => {
  const item = newItem(lead('Old'), 'one', NOW);
  const sending = toSending(item, NOW);
  disk.items.set('one', sending);
  expect(await outbox().edit('one', lead('New'))).toBe('sending');
  const receipt = { id: 'one', reference: 'Q-1', receivedAt: NOW };
  disk.items.set(
    'one',
    afterAttempt(sending, { name: 'received', receipt }, NOW, () => 0),
  );
  expect(await outbox().edit('one', lead('New'))).toBe('tooLate');
  expect(await outbox().edit('gone', lead('New'))).toBe('tooLate');
  expect(messages()).toEqual(['Old']);
});

test('retryAfterEnd returns the end of a Retry-After, and null for a back-off', () => {
  const tried = (retryAfter: number | null) =>
    afterAttempt(
      toSending(newItem(lead('Hello'), 'one', NOW), NOW),
      { name: 'failed', error: 'busy', maybeReceived: false, retryAfter },
      NOW,
      () => 0,
    );
  expect(retryAfterEnd(tried(60_000), NOW + 1_000)).toBe(NOW + 60_000);
  expect(retryAfterEnd(tried(60_000), NOW + 60_000)).toBeNull();
  expect(retryAfterEnd(tried(null), NOW)).toBeNull();
});
