import { DATA_SECURITY_HEADERS } from '@catalogue/contract/security-headers';
import type { Request } from 'firebase-functions/https';
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

/** Whether If-None-Match contains this ETag (weak comparison, RFC 9110). */
export function clientHasVersion(request: Request, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** For content that changes with the catalogue: the CDN may serve it for two minutes; the app then updates it. */
export const CDN_CACHE_CONTROL = 'public, max-age=0, s-maxage=120, stale-while-revalidate=600';

/** Answers 405 and returns false for methods other than GET and HEAD. */
export function allowReadsOnly(request: Request, response: Response): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.set('Allow', 'GET, HEAD').status(405).end();
  return false;
}
