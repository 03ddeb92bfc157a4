import { accounts } from '@catalogue/contract/endpoints/accounts';
import { pricesEndpoints } from '@catalogue/contract/endpoints/prices';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api';

afterEach(() => {
  vi.unstubAllGlobals();
});

const deletion = { params: { userId: 'asha' } };
const withNetwork = (onLine: boolean, answer: () => Promise<Response>) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', answer);
};

test.each([
  ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server in trouble', () => Promise.resolve(Response.json({ message: 'Something went wrong' }, { status: 500 }))],
])('%s may have taken effect', async (_, answer) => {
  withNetwork(true, answer);
  expect(await callApi(accounts.deleteUser, deletion)).toEqual({ outcome: 'unreachable', maybeSent: true });
});

test('a request on an offline device was not sent', async () => {
  withNetwork(false, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await callApi(accounts.deleteUser, deletion)).toEqual({ outcome: 'unreachable', maybeSent: false });
});

test('an answer counts although the device reports no network', async () => {
  withNetwork(false, () => Promise.resolve(new Response(null, { status: 204 })));
  expect(await callApi(accounts.deleteUser, deletion)).toEqual({ outcome: 'done', answer: null });
});

test('a call that is cancelled is unreachable', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    controller.abort();
    signal?.throwIfAborted();
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  expect(await callApi(accounts.deleteUser, { ...deletion, signal: controller.signal })).toMatchObject({
    outcome: 'unreachable',
  });
});

test('every path is requested under one /api', async () => {
  const urls: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(new URL(url, 'https://site.example').pathname);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await callApi(pricesEndpoints.read);
  await callApi(accounts.deleteUser, deletion);
  expect(urls).toEqual(['/api/prices', '/api/users/asha']);
});
