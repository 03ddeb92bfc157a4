import { beforeEach, expect, test, vi } from 'vitest';
import { newItem } from './item';
import type { LeadContent, OutboxItem } from './item';
import { createOutbox } from './outbox';
import type { OutboxStore } from './store';
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
});

const change: OutboxStore['change'] = (id, decide) => {
  const item = disk.items.get(id);
  const after = item === undefined ? undefined : (decide(item) ?? undefined);
  if (after === undefined) disk.items.delete(id);
  else disk.items.set(id, after);
  return Promise.resolve(after);
};
/** Decided on, as in the database, and then not stored. */
function refused(item: OutboxItem, decide: (item: OutboxItem) => OutboxItem): OutboxItem {
  decide(item);
  return item;
}

const store: OutboxStore = {
  all: () => Promise.resolve([...disk.items.values()]),
  put: (item, orInMemory = true) => {
    if (!disk.full || orInMemory) disk.items.set(item.id, item);
    return Promise.resolve(!disk.full);
  },
  change,
  changeDurably: (id, decide) =>
    change(id, (item) => (disk.full ? refused(item, decide) : decide(item))).then(() => !disk.full),
  remove(ids) {
    for (const id of ids) disk.items.delete(id);
    return Promise.resolve();
  },
};
const outbox = () =>
  createOutbox({
    store,
    withLock: (_, work) => work(true),
    // No answer ever comes.
    fetch: () => new Promise(() => undefined),
    now: () => NOW,
    abortAfter: () => new AbortController().signal,
    random: () => 0.5,
    isOnline: () => page.online,
    onChange: () => undefined,
    requestSync: () => void (page.syncs += 1),
    setTimer: () => () => undefined,
  });
const messages = () => [...disk.items.values()].map((item) => (item.kind === 'quickEnquiry' ? item.content.message : ''));

test('the service worker is asked for as soon as the lead is on the device, not after the first attempt', async () => {
  void outbox().submit(lead('Hello'), 'one');
  await vi.waitFor(() => expect(page.syncs).toBe(1));
  expect(disk.items.get('one')?.state.name).toBe('sending');
});

test('what the device could not keep is not what it wakes up for', async () => {
  disk.full = true;
  void outbox().submit(lead('Hello'), 'one');
  await vi.waitFor(() => expect(disk.items.get('one')?.state.name).toBe('sending'));
  expect(page.syncs).toBe(0);
});

test.each([
  ['certain', false],
  ['uncertain', true],
])('a full disk refuses the new version of a %s item and keeps the old one', async (_, uncertain) => {
  page.online = false;
  disk.items.set('one', { ...newItem(lead('Old'), 'one', NOW), uncertain });
  disk.full = true;
  expect(await outbox().edit('one', lead('New'))).toBe('unkept');
  expect(messages()).toEqual(['Old']);
  disk.full = false;
  expect(await outbox().edit('one', lead('New'))).toBe('changed');
  expect(messages()).toEqual(['New']);
  expect(disk.items.has('one')).toBe(!uncertain);
});

test('an edit tells an item that is being sent from one that is sent or gone', async () => {
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

test('a tap is told until when the server asked us to wait, and nothing of our own waits', () => {
  const tried = (retryAfter: number | null) =>
    afterAttempt(
      toSending(newItem(lead('Hello'), 'one', NOW), NOW),
      { name: 'trouble', trouble: 'busy', maybeReceived: false, retryAfter },
      NOW,
      () => 0,
    );
  expect(retryAfterEnd(tried(60_000), NOW + 1_000)).toBe(NOW + 60_000);
  expect(retryAfterEnd(tried(60_000), NOW + 60_000)).toBeNull();
  expect(retryAfterEnd(tried(null), NOW)).toBeNull();
});
