import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSameOrigin } from './network-status';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

async function urlOf(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

const LIMIT_MS = 200;

describe('fetchSameOrigin', () => {
  it('gives up a server that does not answer', async () => {
    const url = await urlOf(() => undefined);
    await expect(fetchSameOrigin(url, {}, LIMIT_MS)).rejects.toThrow('timeout');
  });

  it('gives up an answer that begins and never ends', async () => {
    const url = await urlOf((_, response) => void response.writeHead(200).write('{"version":'));
    const reading = fetchSameOrigin(url, {}, LIMIT_MS).then((response) => response.json());
    await expect(reading).rejects.toThrow('timeout');
  });

  it('ends with the caller, or at the timeout, in browsers without AbortSignal.any', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const url = await urlOf(() => undefined);
    const caller = new AbortController();
    const early = fetchSameOrigin(url, { signal: caller.signal });
    caller.abort(new Error('not needed any more'));
    await expect(early).rejects.toThrow('not needed any more');
    await expect(fetchSameOrigin(url, { signal: caller.signal })).rejects.toThrow('not needed any more');
    await expect(fetchSameOrigin(url, { signal: new AbortController().signal }, LIMIT_MS)).rejects.toThrow('timeout');
  });
});
