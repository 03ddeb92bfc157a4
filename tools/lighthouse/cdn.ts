import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A proxy that adds what Hosting's CDN adds to the Hosting emulator: Brotli, and a cache for as long as `max-age` allows. */
export async function startCdn(site: string): Promise<{ url: string; server: Server }> {
  const cache = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  const { hostname, port } = new URL(site);

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url: path = '/', headers } = incoming;
    const forwarded = { ...headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
    const passed = request({ hostname, port, method, path, headers: forwarded }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const sent = Object.fromEntries(
          Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        );
        delete sent['transfer-encoding'];
        const isSmaller = COMPRESSIBLE.test(sent['content-type'] ?? '') && body.length > 0;
        const packed = isSmaller ? brotliCompressSync(body, QUALITY) : body;
        if (isSmaller) sent['content-encoding'] = 'br';
        sent['content-length'] = String(packed.length);
        const entry = { status: answer.statusCode ?? 502, headers: sent, body: packed };
        if (method === 'GET' && entry.status === 200 && /max-age=[1-9]/.test(sent['cache-control'] ?? ''))
          cache.set(path, entry);
        outgoing.writeHead(entry.status, entry.headers).end(entry.body);
      });
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  };

  const server = createServer((incoming, outgoing) => {
    const cached = incoming.method === 'GET' ? cache.get(incoming.url ?? '') : undefined;
    if (cached) outgoing.writeHead(cached.status, cached.headers).end(cached.body);
    else forward(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
