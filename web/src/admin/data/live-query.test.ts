import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { liveQuery, type Cached } from './live-query';

type Listener = { value: (value: number) => void; failure: (error: Error) => void; cached: Cached<number> };

function setUp() {
  const client = new QueryClient();
  const listeners: Listener[] = [];
  const stop = vi.fn();
  const options = liveQuery(['numbers'], (value: (value: number) => void, failure, cached) => {
    listeners.push({ value, failure, cached });
    return Promise.resolve(stop);
  });
  const observe = () => new QueryObserver(client, options).subscribe(() => undefined);
  const state = () => client.getQueryState<number>(['numbers']);
  return { listeners, stop, observe, state, client };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('liveQuery', () => {
  it('caches the first value and every later one', async () => {
    const { listeners, observe, state } = setUp();
    observe();
    await settled();
    expect(state()?.status).toBe('pending');
    listeners[0]?.value(1);
    await settled();
    expect(state()).toMatchObject({ status: 'success', data: 1 });
    listeners[0]?.value(2);
    await settled();
    expect(state()?.data).toBe(2);
  });

  it('runs one listener for all observers, stops it with the last one and starts anew with the next', async () => {
    const { listeners, stop, observe, state } = setUp();
    const leave = [observe(), observe()];
    await settled();
    listeners[0]?.value(1);
    await settled();
    expect(listeners).toHaveLength(1);
    leave[0]?.();
    expect(stop).not.toHaveBeenCalled();
    leave[1]?.();
    expect(stop).toHaveBeenCalledOnce();
    listeners[0]?.value(9);
    expect(state()?.data).toBe(1);
    observe();
    await settled();
    expect(listeners).toHaveLength(2);
    expect(state()?.data).toBe(1);
    listeners[1]?.value(3);
    await settled();
    expect(state()?.data).toBe(3);
  });

  it('listens anew after one left before the first value, also where another value stood in for it', async () => {
    const { listeners, observe, state, client } = setUp();
    client.setQueryData(['numbers'], 1);
    await client.invalidateQueries();
    const leave = observe();
    await settled();
    listeners[0]?.cached.replace(2);
    leave();
    await settled();
    observe();
    await settled();
    expect(listeners).toHaveLength(2);
    listeners[1]?.value(3);
    await settled();
    expect(state()?.data).toBe(3);
  });

  it('lets the listener replace what is shown before its first value, and still fails where none comes', async () => {
    const { listeners, observe, state, client } = setUp();
    client.setQueryData(['numbers'], 1);
    await client.invalidateQueries({ queryKey: ['numbers'] });
    observe();
    await settled();
    expect(listeners[0]?.cached.value).toBe(1);
    listeners[0]?.cached.replace(2);
    expect(state()).toMatchObject({ data: 2, fetchStatus: 'fetching' });
    listeners[0]?.failure(new Error('no connection'));
    await settled();
    expect(state()).toMatchObject({ status: 'error', data: 2 });
    listeners[0]?.cached.replace(3);
    expect(state()?.data).toBe(2);
  });

  it('stops a listener that never answered, and can be observed again', async () => {
    const { listeners, stop, observe, state } = setUp();
    observe()();
    await settled();
    expect(stop).toHaveBeenCalledOnce();
    observe();
    await settled();
    expect(listeners).toHaveLength(2);
    listeners[1]?.value(5);
    await settled();
    expect(state()?.data).toBe(5);
  });

  it('keeps the last value beside a failure; a refetch listens anew and clears the error', async () => {
    const { listeners, observe, state, client } = setUp();
    observe();
    await settled();
    listeners[0]?.value(1);
    await settled();
    listeners[0]?.failure(new Error('refused'));
    expect(state()).toMatchObject({ status: 'error', data: 1 });
    void client.refetchQueries({ queryKey: ['numbers'] });
    await settled();
    listeners[1]?.value(2);
    await settled();
    expect(state()).toMatchObject({ status: 'success', data: 2, error: null });
  });

  it('fails when no value arrives', async () => {
    const { listeners, observe, state } = setUp();
    observe();
    await settled();
    listeners[0]?.failure(new Error('refused'));
    await settled();
    expect(state()).toMatchObject({ status: 'error', data: undefined });
  });
});
