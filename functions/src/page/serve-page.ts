import { withEarly } from '@catalogue/contract/page-head';
import { SITE } from '@catalogue/contract/site';
import type { CatalogueReader, CatalogueSnapshot } from '../catalogue/catalogue-reader';
import type { HttpHandler } from '../platform/http';
import { allowReadsOnly, CDN_CACHE_CONTROL } from '../platform/http';
import { log } from '../platform/log';
import { factsOf } from './page-facts';
import { renderPage } from './render-page';
import { sitemap } from './sitemap';

/** Where the built index.html comes from. */
export interface PageSource {
  reader: CatalogueReader;
  template: () => Promise<string>;
  /** Our own origin at Hosting, the same for every request. */
  origin: () => Promise<string>;
}

const BRIEF = 'public, max-age=0, s-maxage=10';

/** `origin` under the name the visitor knows it by, which Hosting passes on. */
const onHost = (host: string | undefined, origin: string): string =>
  /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host ?? '') ? `${new URL(origin).protocol}//${host}` : origin;

/** Answers `GET` and `HEAD` of `/products/…`, `/store/…` and `/sitemap.xml`; 404 for assets that Hosting does not have. */
export function servePage({ reader, template, origin }: PageSource): HttpHandler {
  const editionNow = async (): Promise<CatalogueSnapshot> => reader.snapshot(await reader.version());

  return async (request, response) => {
    if (!allowReadsOnly(request, response)) return;
    const own = SITE.origin ?? onHost(request.get('x-forwarded-host'), await origin());
    const send = (status: number, type: string, body: string, cache: string): void => {
      response.status(status).set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cache });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.path.startsWith('/assets/')) {
      send(404, 'text/plain', 'No such file', 'no-store');
      return;
    }
    if (request.path === '/sitemap.xml') {
      send(200, 'application/xml', sitemap(own, await editionNow()), CDN_CACHE_CONTROL);
      return;
    }
    const html = await template();
    const app = withEarly(html, null);
    try {
      const facts = factsOf(request.path, own, await editionNow());
      // Not in the snapshot yet, or no longer: the app finds out; search engines should not keep it.
      if (facts === null) send(404, 'text/html', app, BRIEF);
      else send(200, 'text/html', renderPage(html, facts, own), CDN_CACHE_CONTROL);
    } catch (cause) {
      log.error('A page went out without its head', { path: request.path }, cause);
      send(200, 'text/html', app, BRIEF);
    }
  };
}
