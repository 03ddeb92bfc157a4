import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../deploy/google-api';
import { readDocuments, type StoredDocument } from './documents';
import type { Target } from './target';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:59.500Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Reads an empty database; returns the times that were sent and waited for. */
async function read(isEmulator: boolean) {
  const sent: { readTime: unknown; at: string }[] = [];
  const post = (_url: string, body: unknown): Promise<Answer> => {
    sent.push({ readTime: (body as { readTime?: string }).readTime, at: new Date().toISOString() });
    return Promise.resolve({ status: 200, body: [] });
  };
  const waited: number[] = [];
  const wait = (ms: number): Promise<void> => {
    waited.push(ms);
    vi.setSystemTime(Date.now() + ms);
    return Promise.resolve();
  };
  const target = { project: 'p', isEmulator, firestore: 'https://firestore', api: { post } } as unknown as Target;
  const found: StoredDocument[] = [];
  for await (const document of readDocuments(target, undefined, wait)) found.push(document);
  expect(found).toEqual([]);
  return { sent, waited };
}

it('reads a project as of the next whole minute, once it has passed', async () => {
  expect(await read(false)).toEqual({
    sent: [{ readTime: '2026-11-25T10:01:00.000Z', at: '2026-11-25T10:01:01.000Z' }],
    waited: [1_500],
  });
});

it('waits for nothing on the emulators', async () => {
  expect(await read(true)).toEqual({ sent: [{ readTime: undefined, at: '2026-11-25T10:00:59.500Z' }], waited: [] });
});
