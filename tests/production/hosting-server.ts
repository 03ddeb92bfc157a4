import { randomInt } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { readHostingRules } from './hosting-rules';
import type { HostingRules } from './hosting-rules';

interface CachedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  storedAt: number;
  maxAgeMs: number;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** An address of Hosting's CDN (functions/src/platform/client-network.ts). */
const CDN_ADDRESS = '151.101.1.7';
/** Tests send as one visitor with this header. Without it, each request is another visitor's. */
export const VISITOR_HEADER = 'x-environment-visitor';
const newVisitor = (): string => `100.64.${randomInt(256)}.${randomInt(256)}`;

/** What the CDN says of the visitor. A test that sends X-Forwarded-For itself calls like somebody beside the CDN. */
function visitorHeaders({ headers }: IncomingMessage): Record<string, string> {
  const named = [headers[VISITOR_HEADER] ?? []].flat()[0];
  if (named === undefined && headers['x-forwarded-for'] !== undefined) return {};
  const visitor = named ?? newVisitor();
  return { 'x-forwarded-for': `${visitor}, ${CDN_ADDRESS}`, 'fastly-client-ip': visitor };
}

/** Functions get at most this much of a request through Hosting. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

const KEEP_ALIVE_MS = 600_000;

/** The connection to the function is no matter of the client's. */
const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'keep-alive'));

const sharedMaxAgeMs = (cacheControl: string | undefined): number =>
  Number(/s-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0) * 1_000;

async function bodyOf(stream: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > MAX_BODY_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function askFunction(
  url: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<Omit<CachedAnswer, 'storedAt' | 'maxAgeMs'>> {
  const { hostname, port } = new URL(url);
  const host = request.headers.host ?? '';
  const headers = {
    ...request.headers,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    ...visitorHeaders(request),
    // Each request has a connection of its own: a kept one may be closed by the function at the moment when it is used again. This side
    // ends it: a function that refuses a body before its end, and closes, resets the connection, and its answer may be lost.
    connection: 'keep-alive',
  };
  return new Promise((resolve, reject) => {
    const sent = sendRequest({ hostname, port, path: request.url, method: request.method, headers, agent: false }, (answer) => {
      bodyOf(answer).then(
        (found) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: found ?? Buffer.alloc(0) }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** Hosting with its CDN: static files, firebase.json's headers and rewrites, and a cache that follows `s-maxage`. */
export interface HostingServer {
  url: string;
  close: () => Promise<void>;
}

export async function startHosting(
  port: number,
  functionUrl: (functionId: string) => string | undefined,
): Promise<HostingServer> {
  const rules = readHostingRules();
  const cache = new Map<string, CachedAnswer>();
  const server = createServer((request, response) => {
    answer(rules, cache, functionUrl, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  // Google's servers keep idle connections for minutes. Clients of these tests end theirs first.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  rules: HostingRules,
  cache: Map<string, CachedAnswer>,
  functionUrl: (functionId: string) => string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodeURI(new URL(request.url ?? '/', 'http://hosting').pathname);
  const own = rules.headersOf(path);
  const sendFile = (file: string, status = 200): void => {
    response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...own });
    createReadStream(file).pipe(response);
  };
  const file = join(rules.folder, path === '/' ? 'index.html' : path);
  if (file.startsWith(rules.folder) && existsSync(file) && statSync(file).isFile()) {
    sendFile(file);
    return;
  }
  const rewrite = rules.rewriteOf(path);
  if (rewrite === null) {
    sendFile(join(rules.folder, '404.html'), 404);
    return;
  }
  if ('destination' in rewrite) {
    sendFile(join(rules.folder, rewrite.destination));
    return;
  }
  const url = functionUrl(rewrite.functionId);
  const body = await bodyOf(request);
  if (url === undefined || body === null) {
    response.writeHead(body === null ? 413 : 404, own).end();
    return;
  }
  const key = `${request.method ?? ''} ${request.url ?? ''} ${request.headers['accept-encoding'] ?? ''}`;
  const cached = request.method === 'GET' || request.method === 'HEAD' ? cache.get(key) : undefined;
  const isFresh = cached !== undefined && Date.now() - cached.storedAt < cached.maxAgeMs;
  const found = isFresh ? cached : { ...(await askFunction(url, request, body)), storedAt: Date.now(), maxAgeMs: 0 };
  const maxAgeMs = sharedMaxAgeMs(found.headers['cache-control']);
  if (!isFresh && found.status === 200 && maxAgeMs > 0) cache.set(key, { ...found, maxAgeMs });
  response
    .writeHead(found.status, { ...withoutConnection(found.headers), ...own, 'x-cache': isFresh ? 'HIT' : 'MISS' })
    .end(found.body);
}
