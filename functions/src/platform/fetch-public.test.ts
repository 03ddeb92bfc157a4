import { createServer, request as httpRequest } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPublic, isPublicAddress } from './fetch-public';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Fetches from a local server that stands for a site of the internet at https://site.example. */
async function fetchFrom(
  answer: RequestListener,
  { maxBytes = 1_000, url = 'https://site.example/a.png' } = {},
): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const bytes = await fetchPublic(url, {
    maxBytes,
    timeoutMs: 2_000,
    send: ({ pathname }, { signal }, onAnswer) =>
      httpRequest({ host: '127.0.0.1', port, path: pathname, ...(signal ? { signal } : {}) }, onAnswer),
  });
  return bytes.toString();
}

describe('fetchPublic', () => {
  it('follows redirects of https to the file', async () => {
    const content = await fetchFrom((request, response) => {
      if (request.url === '/a.png') response.writeHead(302, { location: '/b.png' }).end();
      else response.end(`bytes of ${request.url ?? ''}`);
    });
    expect(content).toBe('bytes of /b.png');
  });

  it.each([
    'http://site.example/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://site.example:8080/',
    'file:///etc/passwd',
    'https://[not an address',
  ])('does not follow a redirect to %s', async (location) => {
    const asked = fetchFrom((_, response) => void response.writeHead(302, { location }).end());
    await expect(asked).rejects.toMatchObject({ name: 'NotFetched' });
  });

  it('fails after three redirects, for a file that is too large, for an error and after a timeout', async () => {
    const loop = fetchFrom((_, response) => void response.writeHead(302, { location: '/again' }).end());
    await expect(loop).rejects.toThrow('Too many redirects');
    await expect(fetchFrom((_, response) => void response.end('x'.repeat(2_000)))).rejects.toThrow('too large');
    await expect(fetchFrom((_, response) => void response.writeHead(404).end())).rejects.toThrow('no such file');
    await expect(fetchFrom(() => undefined)).rejects.toThrow('does not answer');
  });

  it('gives up an answer that begins and never ends', async () => {
    await expect(fetchFrom((_, response) => void response.write('the first bytes'))).rejects.toThrow('broke off');
  });

  it.each(['https://127.0.0.1/', 'https://10.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::ffff:127.0.0.1]/'])(
    'asks no private address: %s',
    async (url) => {
      await expect(fetchPublic(url, { maxBytes: 1, timeoutMs: 1_000 })).rejects.toThrow('private network');
    },
  );

  it('rejects a host name that resolves to a private address', async () => {
    await expect(fetchPublic('https://localhost/', { maxBytes: 1, timeoutMs: 1_000 })).rejects.toThrow('private network');
  });
});

it.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['172.31.255.255', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:8.8.8.8', false],
  ['2002:7f00:1::', false],
  ['site.example', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
