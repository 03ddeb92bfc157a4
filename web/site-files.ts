import { loadEnv, type Plugin } from 'vite';
import { withEarly, withHead } from '../functions/contract/page-head.ts';
import { APP_TEXTS as app } from './src/app/app-texts.ts';
import { CATALOGUE_TEXTS as catalogue } from './src/catalogue/catalogue-texts.ts';
import { LIST_TEXTS as lists } from './src/catalogue/list-texts.ts';
import { OFFLINE_DOWNLOAD_TEXTS as download } from './src/offline-download/offline-download-texts.ts';
import { PAGE_TEXTS as pages } from './src/pages/page-texts.ts';
import { SITE } from '../functions/contract/site.ts';

/*
 * Built files that name the company, all made from contract/site.ts: the web manifest, robots.txt, and for each page that is the same for everybody
 * an HTML file with a head of its own. They are static, so the CDN answers for them without a function; what machines read in them is
 * what usePage says once the page runs. Hosting's rewrites (firebase.json) name these files.
 */

interface StaticPage {
  path: string;
  title: string;
  description: string;
}

const named = (title: string): string => `${title} | ${SITE.name}`;
const HOME: StaticPage = { path: '/', title: `${SITE.name}: ${SITE.tagline}`, description: SITE.description };
const OTHERS: readonly StaticPage[] = [
  { path: '/MyCategory', title: named(catalogue.categories.pageTitle), description: catalogue.categories.lead },
  { path: '/gallery', title: named(pages.gallery.title), description: pages.gallery.lead },
  { path: '/AboutPage', title: named(pages.about.title), description: pages.about.lead },
  { path: '/ContactUsPage', title: named(pages.contact.title), description: pages.contact.lead },
  { path: '/PrivacyPolicy', title: named(pages.privacy.title), description: pages.privacy.lead },
  { path: '/search', title: named(lists.search.title('')), description: lists.search.hint },
  { path: '/take-with-you', title: named(download.title), description: download.lead },
];

/** The company, for search engines. */
const organization = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: SITE.name,
  legalName: SITE.legalName,
  slogan: SITE.tagline,
  foundingDate: String(SITE.since),
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email: SITE.mails.sales,
  telephone: SITE.phone,
  address: SITE.address.join(', '),
  sameAs: Object.values(SITE.social),
});

/** `origin` is empty where it is not known when the site is built: addresses then count from the host it is opened on. */
function headed(html: string, { path, title, description }: StaticPage, origin: string): string {
  return withHead(html, {
    siteName: SITE.name,
    title,
    description,
    type: 'website',
    url: origin === '' ? null : origin + path,
    image: `${origin}/og.jpg`,
    things: path === '/' ? [organization(origin)] : [],
  });
}

function webManifest(): string {
  return JSON.stringify({
    name: HOME.title,
    short_name: SITE.name,
    description: SITE.description,
    id: '/',
    start_url: '/',
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
      { name: app.nav.categories, url: '/MyCategory' },
      { name: app.nav.takeWithYou, url: '/take-with-you' },
    ],
  });
}

/** What machines need not look at; and where the list of addresses is, which must be a whole address to count. */
const robots = (origin: string): string =>
  [
    ...['User-agent: *', 'Disallow: /Admin', 'Disallow: /users', 'Disallow: /api/'],
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

const MANIFEST = 'manifest.webmanifest';

export function siteFiles(): Plugin {
  let origin = '';
  return {
    name: 'site-files',
    configResolved({ mode, root }) {
      const { VITE_FIREBASE_PROJECT_ID: project } = loadEnv(mode, root, 'VITE_');
      origin = SITE.origin ?? (project === undefined ? '' : `https://${project}.web.app`);
    },
    transformIndexHtml: (html) => headed(html, HOME, origin),
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(webManifest());
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: webManifest() });
        // Not by a function as the sitemap is: Google's runtime keeps that name from functions.
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) });
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const app = withEarly(index.source.toString(), null);
        for (const page of OTHERS) {
          this.emitFile({ type: 'asset', fileName: `heads${page.path}.html`, source: headed(app, page, origin) });
        }
        // Every other address: pages of one's own, and what is not there.
        const unlisted = app.replace('</head>', '<meta name="robots" content="noindex">\n  </head>');
        this.emitFile({ type: 'asset', fileName: 'heads/app.html', source: unlisted });
      },
    },
  };
}
