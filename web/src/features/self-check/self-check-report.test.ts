import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A request without events. */
const SILENT = { addEventListener: { value: () => undefined } };

const SECRETS = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com', message: 'Bottles for Diwali' };

describe('selfCheckReport', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('counts the work on the device and names no person', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { write } = await import('../../data/device-store/database');
    const { reportText, selfCheckReport } = await import('./self-check-report');
    await write('outbox', 'one', { id: 'one', kind: 'quickEnquiry', content: SECRETS, state: { name: 'saved' } });
    await write('outbox', 'two', {
      id: 'two',
      kind: 'quickEnquiry',
      content: SECRETS,
      state: { name: 'sent', receipt: { statusToken: 'secret-token' } },
    });
    await write('drafts', 'quickEnquiry', { values: SECRETS, attempt: null });
    const text = reportText(await selfCheckReport(), 'Test browser', Date.UTC(2026, 10, 22));
    expect(text).toContain('2026-11-22T00:00:00.000Z\nTest browser');
    expect(text).toContain('Enquiries that wait to be sent: 1');
    expect(text).toContain('Enquiries that were sent: 1');
    expect(text).toContain('Unfinished forms: 1');
    expect(text).toContain('Enquiries: no answer');
    for (const secret of [...Object.values(SECRETS), 'secret-token']) expect(text).not.toContain(secret);
  });
});

describe('selfCheckReport on a browser of which nothing answers', () => {
  const never = () => new Promise<never>(() => undefined);

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('navigator', {
      onLine: true,
      serviceWorker: { getRegistration: never },
      storage: { estimate: never, persisted: never },
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('caches', { match: never, has: never });
    vi.stubGlobal('indexedDB', { open: () => Object.create(IDBOpenDBRequest.prototype, SILENT) as IDBOpenDBRequest });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('shows every section in time, and says what did not answer', async () => {
    const { selfCheckReport } = await import('./self-check-report');
    const report = selfCheckReport();
    await vi.advanceTimersByTimeAsync(10_000);
    const sections = await Promise.race([report, Promise.resolve(null)]);
    expect(
      sections?.map(({ rows }) => rows.filter(({ value }) => value === 'did not answer').map(({ label }) => label)),
    ).toEqual([
      [],
      ['Offline pages', 'Catalogue'],
      ['Downloaded pictures', 'Values by store'],
      ['Enquiries that wait to be sent', 'Enquiries that need you', 'Enquiries that were sent', 'Unfinished forms'],
    ]);
    const database = sections?.[2]?.rows.find(({ label }) => label === 'Database');
    expect(database).toMatchObject({ value: expect.stringContaining('does not answer') as string, isBad: true });
  });
});

describe('clockRow', () => {
  it('names the error of the device’s clock in minutes', async () => {
    const { clockRow } = await import('./self-check-report');
    const row = (clockError: number | null) =>
      clockRow([{ name: 'api', outcome: 'through', milliseconds: 1, clockError }]).value;
    expect(row(null)).toContain('unknown');
    expect(row(20_000)).toBe('right');
    expect(row(-900)).toBe('right');
    expect(row(3_600_000)).toBe('60 min behind our server');
    expect(row(-120_000)).toBe('2 min ahead of our server');
  });
});
