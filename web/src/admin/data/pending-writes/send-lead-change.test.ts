import { afterEach, expect, it, vi } from 'vitest';
import type { ChangeOutcome } from '../../../data/firebase/leads/lead-progress';
import type { Lead } from '../../../data/leads/lead-view';
import { sampleLead } from '../../../data/leads/sample-lead';
import type { LeadStep } from './pending-write';
import { sendLeadChange, untilCached } from './send-lead-change';

const server = vi.hoisted(() => ({ attempts: [] as string[], answers: [] as (() => Promise<ChangeOutcome>)[] }));
const device: { store: (change: (value: unknown) => unknown) => Promise<void> } = vi.hoisted(() => ({
  store: () => Promise.resolve(),
}));
const signedIn = vi.hoisted(() => ({ isSignedIn: true, NotSignedIn: class extends Error {} }));
vi.mock('../persisted-queries', () => ({ storeChangedQueries: (change: (value: unknown) => unknown) => device.store(change) }));
vi.mock('../firebase-modules', () => ({
  NotSignedIn: signedIn.NotSignedIn,
  leadProgressModule: () => {
    if (!signedIn.isSignedIn) return Promise.reject(new signedIn.NotSignedIn());
    return Promise.resolve({
      changeLead: (_lead: unknown, _change: unknown, entryId: string) => {
        server.attempts.push(entryId);
        return server.answers.shift()?.();
      },
      watchLead: (_kind: unknown, _id: unknown, onLead: (lead: { revision: number }) => void) => {
        queueMicrotask(() => onLead({ revision: 2 }));
        return () => undefined;
      },
    });
  },
}));
vi.mock('../../../data/network/on-focus-or-online', () => ({ onFocusOrOnline: () => () => undefined }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = { from: { status: 'new' }, to: { status: 'won' } } as const;
const step: LeadStep = { noun: 'leads', kind: 'order', id: 'a', title: 'O-1', base: 1, at: 0, change, outcome: 'waiting' };
const written: ChangeOutcome = { outcome: 'written', base: 4, change };

it('asks again under the same id where the server’s answer never comes or the server is busy, and gives up at a refusal', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const busy = Object.assign(new Error('busy'), { code: 'resource-exhausted' });
  server.answers = [() => new Promise(() => undefined), () => Promise.reject(busy), () => Promise.resolve(written)];
  const sent = sendLeadChange(step, 'write-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toEqual({ ...step, ...written });
  expect(server.attempts).toEqual(['write-1', 'write-1', 'write-1']);

  server.answers = [() => Promise.reject(Object.assign(new Error('no'), { code: 'permission-denied' }))];
  expect(await sendLeadChange(step, 'write-2')).toMatchObject({ outcome: 'refused' });
});

it('waits while Auth does not find the session: the server would refuse what the person may do', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  signedIn.isSignedIn = false;
  server.attempts = [];
  server.answers = [() => Promise.resolve(written)];
  const sent = sendLeadChange(step, 'write-3');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts).toEqual([]);
  signedIn.isSignedIn = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toEqual({ ...step, ...written });
});

it('changes many leads a few at a time', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  let running = 0;
  let most = 0;
  const answer = async () => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    return written;
  };
  server.answers = Array.from({ length: 30 }, () => answer);
  const sent = Array.from({ length: 30 }, (_, index) => sendLeadChange({ ...step, id: `lead ${index}` }, `write-${index}`));
  expect((await Promise.all(sent)).every(({ outcome }) => outcome === 'written')).toBe(true);
  expect(most).toBe(8);
});

it('a written change is cached once the lists that show it are stored, too', async () => {
  let finishStoring: () => void = () => undefined;
  device.store = () => new Promise((resolve) => (finishStoring = resolve));
  let isCached = false;
  const cached = untilCached(step).then(() => (isCached = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isCached).toBe(false);
  finishStoring();
  await cached;
  expect(isCached).toBe(true);
});

it('a written change is in stored lists that were not on screen, and in each once', async () => {
  let stored: unknown = {
    leads: [
      sampleLead({ kind: 'order', id: 'a', status: 'new', revision: 1 }),
      sampleLead({ kind: 'order', id: 'b', status: 'new', revision: 1 }),
    ],
    hasMore: false,
  };
  device.store = (change) => {
    stored = change(stored);
    return Promise.resolve();
  };
  const of = (): unknown => (stored as { leads: Lead[] }).leads.map(({ id, status }) => `${id} ${status}`);
  await untilCached({ ...step, outcome: 'written' });
  expect(of()).toEqual(['a won', 'b new']);
  const before = stored;
  await untilCached({ ...step, outcome: 'written' });
  expect(stored).toBe(before);
});
