import type { Plugin } from 'vite';
import { ADMIN_PATHS, PATHS } from '../functions/contract/paths.ts';
import { COMPANY } from '../functions/contract/company.ts';
import { APP_TEXTS } from './src/app/app-texts.ts';

/** The web manifest, which names the company. */
function webManifest(): string {
  return JSON.stringify({
    name: `${COMPANY.name}: ${COMPANY.tagline}`,
    short_name: COMPANY.name,
    description: COMPANY.description,
    id: '/',
    start_url: PATHS.home,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#0f4c4a',
    lang: 'en',
    categories: ['business', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: APP_TEXTS.nav.categories, url: PATHS.categories },
      { name: APP_TEXTS.nav.takeWithYou, url: PATHS.offlineDownload },
    ],
  });
}

/** What crawlers need not visit. The sitemap's URL must be absolute. */
const robots = (origin: string | null): string =>
  [
    ...['User-agent: *', `Disallow: ${ADMIN_PATHS.root}`, `Disallow: ${PATHS.user.root}`, 'Disallow: /api/'],
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

const MANIFEST = 'manifest.webmanifest';

/** Built files that name the company (contract/company.ts): the web manifest and robots.txt. */
export function siteFiles(origin: string | null): Plugin {
  return {
    name: 'site-files',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(webManifest());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: webManifest() });
      // Not by a function as the sitemap is: Google's runtime reserves this name.
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) });
    },
  };
}
