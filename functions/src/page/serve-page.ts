import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import type { InitialData } from '@catalogue/contract/entities/initial-data';
import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';
import { readListPage, resolvePage, type Catalogue } from '@catalogue/contract/pages/resolve-page';
import { SITE } from '@catalogue/contract/site';
import type { HttpHandler } from '../platform/http';
import { allowOriginRead, CDN_CACHE_CONTROL, publicRead } from '../platform/http';
import { memoizeFor } from '../platform/shared-calls';
import { log } from '../platform/log';
import type { EntryState } from './entry-state';
import { sitemap } from './sitemap';

export interface PageSource {
  /** The public catalogue as of now. */
  catalogue: () => Promise<Catalogue>;
  renderer: PageRenderer;
  release: Release;
  /** Origin of Hosting. Never read from a request, whose headers the caller controls. */
  origin: () => Promise<string>;
  /** Previews of pictures by their paths, as data: URLs. Never rejects. */
  previews: (paths: readonly string[]) => Promise<InitialData['previews']>;
  entryState: (noun: 'products' | 'categories', id: string) => Promise<EntryState>;
}

const SHORT_CACHE_CONTROL = 'public, max-age=0, s-maxage=10';
const SITEMAP_PATH = '/sitemap.xml';
/** Seasons begin and end without a publication. */
const SITEMAP_MS = 5 * 60_000;
const STATUS: Record<EntryState, number> = { unknown: 404, unpublished: 200 };

/** Answers `GET` and `HEAD` of the pages that show the catalogue and of `/sitemap.xml`; 404 for assets that Hosting lacks. */
export function servePage({ catalogue, renderer, release, origin, previews, entryState }: PageSource): HttpHandler {
  /** Of the last catalogue: 10,000 entries take longer than a page. */
  const sitemaps = new WeakMap<CatalogueFile, () => Promise<string>>();
  function sitemapOf(published: CatalogueFile, siteOrigin: string): Promise<string> {
    const held =
      sitemaps.get(published) ?? memoizeFor(SITEMAP_MS, () => Promise.resolve(sitemap(siteOrigin, published, Date.now())));
    sitemaps.set(published, held);
    return held();
  }
  // Filters are the browser's, so a page keeps its query.
  const parametersOf = (path: string) => (path === SITEMAP_PATH ? [] : null);
  return publicRead(parametersOf, async (request, response) => {
    const { path } = request;
    const siteOrigin = SITE.origin ?? (await origin());
    const send = (status: number, body: string, cache: string, type = 'text/html'): void => {
      response.status(status).set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cache });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (path.startsWith('/assets/')) {
      send(404, 'No such file', 'no-store', 'text/plain');
      return;
    }
    const render = (initialData: InitialData): Promise<string> =>
      renderer.renderPage({ path, origin: siteOrigin, initialData }, release);

    if (path === SITEMAP_PATH) {
      const published = (await catalogue()).catalogue;
      send(200, await sitemapOf(published, siteOrigin), CDN_CACHE_CONTROL, 'application/xml');
      return;
    }
    try {
      const found = resolvePage(path, await catalogue(), Date.now(), readListPage(request.query.page));
      if (found.kind === 'page')
        send(200, await render({ ...found.initialData, previews: await previews(found.aboveFold) }), CDN_CACHE_CONTROL);
      else if (found.kind === 'moved') {
        response.set('Cache-Control', CDN_CACHE_CONTROL).redirect(301, found.to);
      } else {
        // Firestore is read for ids that the catalogue in memory lacks.
        if (!allowOriginRead(request, response)) return;
        const state = found.isOutOfSeason ? 'unknown' : await entryState(found.noun, found.id);
        // Without an id there is no page to render. What is about to be published, the browser asks for by itself.
        const isFrame = found.id === '' || state === 'unpublished';
        const html = isFrame ? renderer.renderFrame(release, siteOrigin) : render(found.initialData);
        send(STATUS[state], await html, SHORT_CACHE_CONTROL);
      }
    } catch (cause) {
      log.error('A page was answered with the frame document', { path }, cause);
      send(200, await renderer.renderFrame(release, siteOrigin), SHORT_CACHE_CONTROL);
    }
  });
}
