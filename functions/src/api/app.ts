import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRawBody, isUpload } from '@catalogue/contract/endpoints/endpoint';
import type { Endpoint, RawBody, Schema, Upload } from '@catalogue/contract/endpoints/endpoint';
import { DATA_SECURITY_HEADERS } from '@catalogue/contract/security-headers';
import { clientNetwork } from '../platform/client-network';
import { allowedOrigins } from '../platform/environment';
import { redirectToCanonical } from '../platform/http';
import { log } from '../platform/log';
import { countOriginRead } from '../platform/origin-rate-limit';
import { authenticate, authorize, requireAppCheck } from './authenticate';
import { matcher } from './match';
import { canonicalQuery, parse } from './parse';
import { HttpError, httpErrorOf } from './http-error';
import { discard, isForm, rawFileOf, readForm, readJson, wantsPage } from './read-body';
import type { Request } from './read-body';
import { sendProblem, respond } from './respond';
import type { Call, Route, UntypedReply } from './route';

type Router = ReturnType<typeof matcher<Route & Pick<Endpoint, 'method' | 'path'>>>;

/** Request handler for these routes. It never throws. */
export function handlerOf(served: readonly Route[]): (request: Request, response: ServerResponse) => Promise<void> {
  const router = matcher(served.map((route) => ({ ...route, method: route.row.method, path: route.row.path })));
  return (request, response) => handle(router, request, response);
}

async function handle(routes: Router, request: Request, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const requestId = requestIdOf(request);
  let name = '';
  response.removeHeader('x-powered-by');
  response.setHeader('x-request-id', requestId);
  // Hosting sets the policy of the site. This one holds for callers of the function's own URL: no answer runs scripts.
  for (const [header, value] of Object.entries(DATA_SECURITY_HEADERS)) response.setHeader(header, value);
  try {
    allowOrigin(request, response);
    const { pathname, searchParams } = urlOf(request);
    if (request.method === 'OPTIONS') {
      answerOptions(response, routes.allowed(pathname));
    } else {
      const { row: route, params } = routes.match(request.method ?? '', pathname);
      name = route.name;
      await handleRoute(request, response, route, params, searchParams);
    }
  } catch (cause) {
    const problem = httpErrorOf(cause);
    if (problem.status >= 500) log.error('Request failed', { request: requestId, route: name, status: problem.status }, cause);
    if (response.headersSent) response.destroy();
    else sendProblem(request, response, problem, requestId);
  }
  log.info('Request answered', {
    request: requestId,
    route: name,
    method: request.method ?? '',
    status: response.statusCode,
    milliseconds: Math.round(performance.now() - started),
  });
}

/** Authorizes, parses, rate-limits and handles a request, cheapest check first. */
async function handleRoute(
  request: Request,
  response: ServerResponse,
  { row, name, handler }: Route,
  params: Record<string, string>,
  search: URLSearchParams,
): Promise<void> {
  let authenticated: ReturnType<typeof authenticate> | undefined;
  const caller = (): ReturnType<typeof authenticate> => (authenticated ??= authenticate(request.headers.authorization));
  await authorize(row.access, caller);
  await requireAppCheck(row.access, [request.headers['x-firebase-appcheck']].flat()[0]);
  const network = clientNetwork(request.headers);
  if (row.access === 'public' && row.method === 'GET') {
    const canonical = canonicalQuery(row.query, search);
    if (canonical !== null) {
      redirectToCanonical(response, canonical);
      return;
    }
    const wait = countOriginRead(network);
    if (wait > 0) throw new HttpError(429, { headers: { 'retry-after': String(wait) } });
  }
  const checked = {
    params: row.params && parse(row.params, params, 404),
    query: row.query && parse(row.query, Object.fromEntries(search), 400),
  };
  const run = async (body: unknown): Promise<UntypedReply> => {
    if (row.limit !== undefined) {
      const { countRequest } = await import('./rate-limit');
      await countRequest(name, row.limit, network);
    }
    // `route` pairs each row with its handler, and the row's schemas have validated these values.
    const call = { ...checked, body, caller, network } as Call<Endpoint>;
    return (await handler())(call);
  };
  if (wantsPage(row, request)) {
    const { answerForm } = await import('./answer-form');
    await answerForm(request, response, row, run);
    return;
  }
  await respond(request, response, row, await replyOf(request, row, run));
}

async function replyOf(request: Request, row: Endpoint, run: (body: unknown) => Promise<UntypedReply>): Promise<UntypedReply> {
  try {
    return await run(row.body && (await bodyOf(request, row.body, row)));
  } finally {
    // A handler need not have read the file.
    if (isRawBody(row.body)) await discard(request);
  }
}

async function bodyOf(request: Request, body: Schema | Upload | RawBody, { refusal, form }: Endpoint): Promise<unknown> {
  if (isRawBody(body)) return rawFileOf(request, body);
  if (!isUpload(body)) {
    const fields = form !== undefined && isForm(request) ? await readForm(request) : await readJson(request);
    return parse(body, fields, 422, refusal);
  }
  const { readPictures } = await import('./multipart');
  return readPictures(request, body);
}

function urlOf(request: IncomingMessage): URL {
  try {
    return new URL(`http://localhost${request.url ?? '/'}`);
  } catch {
    throw new HttpError(400);
  }
}

/** The caller's request id if it is well-formed, so that logs of both sides can be correlated. */
const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** Sets CORS headers for allowed origins. The site itself is same-origin. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins().includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'ETag, Location, Retry-After, X-Request-Id');
}

/** Answers OPTIONS requests, CORS preflights included. */
function answerOptions(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  if (response.hasHeader('access-control-allow-origin')) {
    response.setHeader('access-control-allow-methods', allow);
    response.setHeader('access-control-allow-headers', 'Authorization, Content-Type, If-None-Match, X-Request-Id');
    response.setHeader('access-control-max-age', '7200');
  }
  response.writeHead(204).end();
}
