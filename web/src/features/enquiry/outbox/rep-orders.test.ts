import { describe, expect, it, vi } from 'vitest';
import { flush, type FlushDeps } from './flush';
import { newItem, type OutboxItem } from './items';

const NOW = Date.UTC(2026, 10, 21);
const content = { name: 'Asha', companyname: '', city: '', mobile: '98', email: '', website: '' };
const order = { kind: 'order', content: { ...content, productrequest: 'Mug', productId: 'mug', quantity: 5 } } as const;

/** Flushes an order of the rep `rep-1`. Resolves to the request's headers, the stored item and the report. */
async function flushed(tokenOf?: FlushDeps['tokenOf']) {
  let item: OutboxItem = newItem(order, 'one', NOW, { repId: 'rep-1' });
  const fetch = vi.fn<FlushDeps['fetch']>(() =>
    Promise.resolve(Response.json({ id: 'one', reference: 'H-1', receivedAt: NOW }, { status: 201 })),
  );
  const report = await flush(
    {
      store: {
        all: () => Promise.resolve([item]),
        put: () => Promise.resolve(true),
        change: (_, decide) => Promise.resolve((item = decide(item) ?? item)),
        remove: () => Promise.resolve(),
      },
      files: { read: () => Promise.resolve(null), remove: () => Promise.resolve() },
      withLock: (_, work) => work(true),
      fetch,
      now: () => NOW,
      abortAfter: () => new AbortController().signal,
      random: () => 0.5,
      isOnline: () => true,
      onChange: () => undefined,
      ...(tokenOf && { tokenOf }),
    },
    'signal',
  );
  return { headers: fetch.mock.calls.map(([, init]) => new Headers(init.headers)), item, report };
}

describe('an order of a rep', () => {
  it('is sent with the token of that rep', async () => {
    const tokenOf = vi.fn(() => Promise.resolve('abc'));
    const { headers, item } = await flushed(tokenOf);
    expect(tokenOf).toHaveBeenCalledWith('rep-1');
    expect(headers.map((one) => one.get('authorization'))).toEqual(['Bearer abc']);
    expect(item.state.name).toBe('sent');
  });

  it('waits for a page in the service worker, which has no token', async () => {
    const { headers, item, report } = await flushed();
    expect(headers).toEqual([]);
    expect(item.state.name).toBe('saved');
    expect(report).toEqual({ pending: 0, nextDueIn: null });
  });

  it('is sent without a token after the rep has logged out', async () => {
    const { headers, item } = await flushed(() => Promise.resolve(null));
    expect(headers.map((one) => one.has('authorization'))).toEqual([false]);
    expect(item.state.name).toBe('sent');
  });

  it('is not sent while the token cannot be renewed, and keeps its id', async () => {
    const { headers, item, report } = await flushed(() => Promise.reject(new Error('offline')));
    expect(headers).toEqual([]);
    expect(item).toMatchObject({ uncertain: false, state: { name: 'saved', lastError: 'unreachable' } });
    expect(report.pending).toBe(1);
  });
});
