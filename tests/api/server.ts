import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problem } from '@catalogue/contract/endpoints/problem';
import * as v from 'valibot';
import { expect } from 'vitest';
import { handlerOf } from '../../functions/src/api/app';
import { ROUTES } from '../../functions/src/api/routes';

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Parsed JSON; undefined for other content. */
  data: unknown;
}

export interface ApiRequest {
  method?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is bytes, a form or a string. */
  body?: unknown;
}

/** Sends one request. */
export async function send(url: string, { method = 'GET', token, headers = {}, body }: ApiRequest = {}): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') === true && bytes.byteLength > 0;
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    data: isJson ? (JSON.parse(bytes.toString('utf8')) as unknown) : undefined,
  };
}

/** Serves the API, or another handler, in this process, over the running emulators. */
export async function serveApi(handle = handlerOf(ROUTES)): Promise<{
  send: (path: string, request?: ApiRequest) => Promise<Answer>;
  port: number;
  close: () => Promise<void>;
}> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: (path, request) => send(`http://127.0.0.1:${port}${path}`, request),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Checks that an answer is a problem of that status without internal details; returns it. */
export function expectProblem(answer: Answer, status: number) {
  const text = answer.bytes.toString('utf8');
  expect(answer.status, text).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const parsed = v.parse(v.strictObject(problem.entries), answer.data);
  expect(parsed.status).toBe(status);
  expect(parsed.message).not.toBe('');
  expect(parsed.requestId).toBe(answer.headers.get('x-request-id'));
  expect(text).not.toMatch(/node_modules|functions\/|at \w+ \(|Firestore|valibot|INVALID_ARGUMENT/);
  return parsed;
}
