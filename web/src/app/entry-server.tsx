import type { PageFiles, PageRenderer, PageRequest, Release } from '@catalogue/contract/pages/page-renderer';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { showInitialData, showNothing } from '../data/catalogue/initial-data';
import { partsLoaded } from '../ui/hydrate-later';
import { preloadScreen, type PublicScreen } from '../ui/screen';
import { setSiteOrigin } from '../lib/site-origin';
import { HeadCollector, type PageHead } from '../ui/head';
import { PictureCollector, type PreloadedPicture } from '../ui/picture';
import { setHtmlParser } from '../ui/rich-text';
import { SiteDocument } from './document';
import { parseHtmlOnServer } from './parse-html-server';
import { PUBLIC_SCREENS } from './screens/screens';
import { Frame } from './shell/frame';
import { App } from './shell/shell';

setHtmlParser(parseHtmlOnServer);

/** Pictures preloaded per page: more would take the line from the first. */
const MAX_PRELOADED = 1;

const screenOf = (path: string): PublicScreen | undefined =>
  PUBLIC_SCREENS.find((screen) => screen.html !== 'browser' && matchPath(screen.path, path) !== null);

/** Whether the HTML of `path` shows the catalogue, so that it is rendered for each request. */
export const rendersOnRequest = (path: string): boolean => screenOf(path)?.html === 'request';

const filesOf = (release: Release, pattern: string): PageFiles => {
  const files = release.pages[pattern];
  if (files === undefined) throw new Error(`The release has no files for ${pattern}`);
  return files;
};

const documentOf = (content: ReactNode): string => `<!doctype html>${renderToStaticMarkup(content)}`;

/** Renders synchronously: what it sets in memory holds for this page alone. */
function renderApp({ path, origin, initialData }: PageRequest) {
  setSiteOrigin(origin);
  if (initialData) showInitialData(initialData);
  else showNothing();
  const found: { head: PageHead | null } = { head: null };
  const pictures: PreloadedPicture[] = [];
  const html = renderToString(
    <HeadCollector value={(head) => (found.head = head)}>
      <PictureCollector value={(picture) => pictures.push(picture)}>
        <App router={(inside) => <StaticRouter location={path}>{inside}</StaticRouter>} />
      </PictureCollector>
    </HeadCollector>,
  );
  if (found.head === null) throw new Error(`${path} has no <Head>`);
  return { html, head: found.head, pictures: pictures.slice(0, MAX_PRELOADED) };
}

export const renderPage: PageRenderer['renderPage'] = async (request, release) => {
  const screen = screenOf(request.path);
  if (screen === undefined) throw new Error(`No screen renders ${request.path}`);
  await preloadScreen(screen);
  await partsLoaded();
  const { html, head, pictures } = renderApp(request);
  const { path, initialData, origin } = request;
  return documentOf(
    <SiteDocument
      page={{ path, head, initialData, pictures }}
      origin={origin}
      html={html}
      files={filesOf(release, screen.path)}
      entry={release.entry}
    />,
  );
};

export const renderFrame: PageRenderer['renderFrame'] = (release, origin) =>
  Promise.resolve(
    documentOf(
      <SiteDocument
        page={null}
        origin={origin}
        html={renderToStaticMarkup(<Frame />)}
        files={filesOf(release, '*')}
        entry={release.entry}
      />,
    ),
  );

/** For the build: which screens to render, and whose files pages need. */
export const screens = PUBLIC_SCREENS;
