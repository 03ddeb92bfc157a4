import { DATA_SECURITY_HEADERS } from '@catalogue/contract/security-headers';
import type { ServerResponse } from 'node:http';
import type { Request } from 'firebase-functions/https';
import { clientNetwork } from './client-network';
import { countOriginRead, secondsToWait } from './origin-rate-limit';
import type { Response } from 'express';

/** Handler of an HTTPS function. */
export type HttpHandler = (request: Request, response: Response) => Promise<void>;

/**
 * Creates the handler on the first request; a failed creation is retried on the next one.
 *
 * @param headers of every answer. Hosting sets its own; these hold for callers of the function's own URL.
 */
export function lazyHandler(
  make: () => Promise<HttpHandler>,
  headers: Readonly<Record<string, string>> = DATA_SECURITY_HEADERS,
): HttpHandler {
  let handler: Promise<HttpHandler> | undefined;
  return async (request, response) => {
    response.set(headers);
    handler ??= make().catch((cause: unknown) => {
      handler = undefined;
      throw cause;
    });
    const handle = await handler;
    await handle(request, response);
  };
}

/**
 * The query without unknown and repeated parameters, sorted by name; null if it is that already. Otherwise each made-up
 * parameter and each other order would be a new key of the CDN's cache, and a miss.
 */
export function canonicalParameters(names: readonly string[], search: URLSearchParams): string | null {
  const known = names.toSorted().flatMap((name) =>
    search
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value]),
  );
  const canonical = new URLSearchParams(known).toString();
  return canonical === search.toString() ? null : canonical;
}

/** Redirects to the same path with a query of `canonicalParameters`. */
export function redirectToCanonical(response: ServerResponse, canonical: string): void {
  // Relative, so that a path like `//host` cannot become a redirect to another host.
  response.writeHead(308, { location: `?${canonical}`, 'cache-control': 'public, max-age=0, s-maxage=86400' }).end();
}

const searchOf = ({ url }: Request): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'));

/**
 * The step before every public function but the API, whose endpoint table says the same: reads only, at one address per answer.
 * What a handler has to read from Firestore or Storage it counts with `allowOriginRead` or `allowRead`.
 *
 * @param parametersOf query parameters that a path has; all others are redirected away. null: the query is for the browser, and
 *   each one counts, because the CDN has no answer for it
 */
export const publicRead =
  (parametersOf: (path: string) => readonly string[] | null, handle: HttpHandler): HttpHandler =>
  async (request, response) => {
    if (!allowReadsOnly(request, response)) return;
    const names = parametersOf(request.path);
    const isAllowed =
      names === null
        ? !request.url.includes('?') || allowOriginRead(request, response)
        : allowCanonicalOnly(request, response, names);
    if (isAllowed) await handle(request, response);
  };

/** Redirects to the URL with these parameters alone, and returns false, unless the request has no others. */
function allowCanonicalOnly(request: Request, response: Response, names: readonly string[]): boolean {
  const canonical = canonicalParameters(names, searchOf(request));
  if (canonical === null) return true;
  redirectToCanonical(response, canonical);
  return false;
}

/** Counts a read that costs more than memory against the network of its sender. Answers 429 and returns false beyond the limit. */
export const allowOriginRead = (request: Request, response: Response): boolean =>
  isWithinLimit(response, countOriginRead(clientNetwork(request.headers)));

/**
 * For reads of which only misses count, because an offline download reads hundreds of pictures. Answers 429 and returns null beyond
 * the limit; otherwise returns the function that counts a miss.
 */
export function allowRead(request: Request, response: Response): (() => void) | null {
  const network = clientNetwork(request.headers);
  if (network === null) return () => undefined;
  return isWithinLimit(response, secondsToWait(network)) ? () => void countOriginRead(network) : null;
}

function isWithinLimit(response: Response, wait: number): boolean {
  if (wait === 0) return true;
  response
    .set({ 'Retry-After': String(wait), 'Cache-Control': 'no-store' })
    .status(429)
    .end();
  return false;
}

/** Whether If-None-Match contains this ETag (weak comparison, RFC 9110). */
export function clientHasVersion(request: Request, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** For content that changes with the catalogue: the CDN may serve it for two minutes; the app then updates it. */
export const CDN_CACHE_CONTROL = 'public, max-age=0, s-maxage=120, stale-while-revalidate=600';

/** Answers 405 and returns false for methods other than GET and HEAD. */
function allowReadsOnly(request: Request, response: Response): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.set('Allow', 'GET, HEAD').status(405).end();
  return false;
}
