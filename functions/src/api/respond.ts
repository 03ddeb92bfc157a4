import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { PROBLEM_TYPE } from '@catalogue/contract/endpoints/problem';
import type { HttpError } from './http-error';
import { cacheBody, cachedBody } from './response-cache';
import type { UntypedReply } from './route';

type ReplyHead = Pick<NonNullable<UntypedReply>, 'status' | 'type'>;

/** A weak ETag, because the same content is sent compressed or not. */
const etagOf = (tag: string | Uint8Array): string => `W/"${createHash('sha256').update(tag).digest('base64url').slice(0, 22)}"`;

/** Whether If-None-Match contains the ETag. */
const clientHasEtag = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => ['*', etag, etag.slice(2)].includes(one.trim()));

const resolved = (data: unknown): unknown => (typeof data === 'function' ? (data as () => Promise<unknown>)() : data);

/** Sends a reply: status, ETag, Cache-Control, and the body unless it is HEAD or 304. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  row: Endpoint,
  reply: UntypedReply,
): Promise<void> {
  if (reply === undefined) {
    response.writeHead(row.status).end();
    return;
  }
  const conditional = row.method === 'GET';
  response.setHeader('cache-control', reply.cache ?? (row.access === 'public' && conditional ? 'no-cache' : 'no-store'));
  // Staff see their own changes at once; the CDN must not mix their answers with those of visitors.
  if (row.access === 'public' && conditional) response.appendHeader('vary', 'Authorization');
  if (reply.location !== undefined) response.setHeader('location', reply.location);
  if (reply.disposition !== undefined) response.setHeader('content-disposition', reply.disposition);
  const tagged = conditional && reply.tag !== undefined ? etagOf(`${row.path}\n${reply.tag}`) : undefined;
  if (tagged !== undefined && sentNotModified(request, response, tagged)) return;

  const cacheKey = acceptsGzip(request) ? tagged : undefined;
  const cached = cacheKey === undefined ? undefined : (cachedBody(cacheKey) ?? (await reply.gzip?.()));
  if (cached !== undefined) {
    response.appendHeader('vary', 'Accept-Encoding');
    response.setHeader('content-encoding', 'gzip');
    send(request, response, row, reply, cached);
    return;
  }
  const data = await resolved(reply.data);
  const isStream = typeof data === 'object' && data !== null && 'pipe' in data;
  if (isStream) {
    response.writeHead(reply.status ?? row.status, { 'content-type': reply.type });
    const stream = data as unknown as Readable;
    if (request.method !== 'HEAD') return pipeline(stream, response);
    stream.destroy();
    response.end();
    return;
  }
  const bytes = data instanceof Uint8Array ? data : Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
  if (conditional && reply.tag === undefined && sentNotModified(request, response, etagOf(bytes))) return;
  const body = await compressed(request, response, bytes);
  if (cacheKey !== undefined && body !== bytes) cacheBody(cacheKey, body);
  send(request, response, row, reply, body);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  row: Endpoint,
  { status, type = 'application/json; charset=utf-8' }: ReplyHead,
  body: Uint8Array,
): void {
  response.writeHead(status ?? row.status, { 'content-type': type, 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const acceptsGzip = ({ headers }: IncomingMessage): boolean => /\bgzip\b(?!\s*;\s*q=0)/.test(headers['accept-encoding'] ?? '');

/** Compresses large bodies: 10,000 products are 8 MB of JSON, a seventh of that compressed. */
async function compressed(request: IncomingMessage, response: ServerResponse, bytes: Uint8Array): Promise<Uint8Array> {
  response.appendHeader('vary', 'Accept-Encoding');
  if (bytes.byteLength < 1_400 || !acceptsGzip(request)) return bytes;
  const { gzip } = await import('node:zlib');
  response.setHeader('content-encoding', 'gzip');
  return promisify(gzip)(bytes, { level: 5 });
}

function sentNotModified(request: IncomingMessage, response: ServerResponse, etag: string): boolean {
  response.setHeader('etag', etag);
  if (!clientHasEtag(request, etag)) return false;
  response.writeHead(304).end();
  return true;
}

/** Sends a problem; never cached. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, problem: HttpError, requestId: string): void {
  const body = Buffer.from(JSON.stringify(problem.toAnswer(requestId)));
  response.writeHead(problem.status, {
    ...problem.headers,
    'content-type': PROBLEM_TYPE,
    'content-length': body.byteLength,
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
