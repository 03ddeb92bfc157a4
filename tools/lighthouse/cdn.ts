import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { selfSigned } from '../self-signed';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Headers of one connection, which HTTP/2 does not send. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Asked = { method?: string; path: string; headers?: Record<string, string | string[] | undefined>; body?: Readable };

export type Cdn = {
  url: string;
  /** Answers this path from the cache from now on, as after an earlier visitor. */
  fill: (path: string) => Promise<unknown>;
  close: () => void;
};

/**
 * A proxy that adds what Hosting's CDN adds to the Hosting emulator: HTTP/2, Brotli, and a cache for as long as `max-age` allows.
 * Browsers must be told to accept its certificate. Throws a UserError without openssl.
 */
export async function startCdn(site: string): Promise<Cdn> {
  const cache = new Map<string, Answer>();

  const answer = async ({ method = 'GET', path, headers, body }: Asked): Promise<Answer> => {
    const cached = method === 'GET' ? cache.get(path) : undefined;
    if (cached) return cached;
    const fetched = await fetchFrom(site, { method, path, ...(headers && { headers }), ...(body && { body }) });
    if (method === 'GET' && fetched.status === 200 && /max-age=[1-9]/.test(fetched.headers['cache-control'] ?? ''))
      cache.set(path, fetched);
    return fetched;
  };

  const serve = async (incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const {
      status,
      headers: sent,
      body,
    } = await answer({ method: incoming.method, path: incoming.url, headers, body: incoming });
    outgoing.writeHead(status, sent);
    outgoing.end(body);
  };

  const server = createSecureServer(selfSigned(), (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.stream.close());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, fill: (path) => answer({ path }), close: () => server.close() };
}

/** The answer of the site, compressed where the CDN would. */
function fetchFrom(site: string, { method, path, headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const forwarded = { ...headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
    const outgoing = request({ hostname, port, method, path, headers: forwarded }, (incoming) => {
      buffer(incoming).then((content) => {
        const sent = Object.fromEntries(
          Object.entries(incoming.headers).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string' && !HOP_BY_HOP.includes(entry[0]),
          ),
        );
        const isCompressed = COMPRESSIBLE.test(sent['content-type'] ?? '') && content.length > 0;
        const packed = isCompressed ? brotliCompressSync(content, QUALITY) : content;
        if (isCompressed) sent['content-encoding'] = 'br';
        resolve({
          status: incoming.statusCode ?? 502,
          headers: { ...sent, 'content-length': String(packed.length) },
          body: packed,
        });
      }, reject);
    });
    outgoing.on('error', reject);
    if (body) body.pipe(outgoing);
    else outgoing.end();
  });
}
