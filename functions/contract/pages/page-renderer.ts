import type { InitialData } from '../entities/initial-data';

/** Built files of one page: what its HTML preloads and inlines. URLs are root-relative. */
export interface PageFiles {
  scripts: readonly string[];
  /** Style sheets whose text is `css`. The HTML names them so that the loader of dynamic imports skips them. */
  styles: readonly string[];
  css: string;
}

/** The files of one build, written beside it (web/render-plugin.ts). */
export interface Release {
  /** The module that hydrates the page. */
  entry: string;
  /** Milliseconds. */
  builtAt: number;
  /** Short commit hash; '' outside a git checkout. */
  commit: string;
  /** Modules of the rendered screens, from web/. */
  modules: readonly string[];
  /** By path pattern of the screen; `*` for pages that only the browser renders. */
  pages: Readonly<Record<string, PageFiles>>;
}

export interface PageRequest {
  /** Path without a query. */
  path: string;
  /** Origin of canonical URLs; null where it is not configured. */
  origin: string | null;
  /** null where the page shows nothing of the catalogue. */
  initialData: InitialData | null;
}

/** The server build of the site's pages (web/src/app/entry-server.tsx). */
export interface PageRenderer {
  /** The whole document of the page at `path`. */
  renderPage: (request: PageRequest, release: Release) => Promise<string>;
  /** The document for every path that the server does not render: header only, not indexed. */
  renderFrame: (release: Release, origin: string | null) => Promise<string>;
}
