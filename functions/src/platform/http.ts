import type { Request } from 'firebase-functions/https';
import type { Response } from 'express';

/** What an https function of ours answers with and to. */
export type HttpHandler = (request: Request, response: Response) => Promise<void>;

/** A handler that is made for the first request, with all that it imports; one that could not be made is tried again. */
export function lazyHandler(make: () => Promise<HttpHandler>): HttpHandler {
  let made: Promise<HttpHandler> | undefined;
  return async (request, response) => {
    made ??= make().catch((cause: unknown) => {
      made = undefined;
      throw cause;
    });
    const handle = await made;
    await handle(request, response);
  };
}

/** Whether the client holds this very version already (If-None-Match, compared weakly as the standard asks). */
export function clientHasVersion(request: Request, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** Of what changes with the catalogue: the CDN answers for two minutes by itself; the app then brings what it shows up to date. */
export const CDN_CACHE_CONTROL = 'public, max-age=0, s-maxage=120, stale-while-revalidate=600';

/** Refuses everything but GET and HEAD. */
export function allowReadsOnly(request: Request, response: Response): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.set('Allow', 'GET, HEAD').status(405).end();
  return false;
}
