import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PICTURE_WIDTHS } from '../functions/contract/limits.ts';
import { asleep, BEGIN_OF_HOME, END_OF_BOOT, END_OF_HOME, escapeHtml } from '../functions/contract/page-head.ts';
import type { EarlyPage } from '../functions/contract/page-head.ts';
import { firstBannerUrl, BANNER_SIZES } from '../functions/contract/picture-url.ts';
import { HOME_TEXTS as home } from './src/home/home-texts.ts';
import { SITE } from '../functions/contract/site.ts';

/** Pages that most first visits open: their parts are asked for together with the scripts that would ask for them later. */
const PAGES: Readonly<Record<EarlyPage, string>> = {
  home: 'src/app/pages/home.tsx',
  product: 'src/app/pages/product.tsx',
  store: 'src/catalogue/pages/store-page.tsx',
};

/** A style sheet of ours without what only people read. */
const cssOf = (path: string): string =>
  readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ');

/** The top of the home page as home/home-page draws it, by the same style sheets, with whichever banner is the first. */
function topOfHome(): { html: string; css: string; link: string } {
  const words = (name: string, text: string): string => `<p class="${name}">${escapeHtml(text)}</p>`;
  const button = (kind: string, text: string): string => `<span class="button ${kind}">${escapeHtml(text)}</span>`;
  const pitch = [
    words('status', home.status(false)),
    words('name', SITE.name),
    words('tagline', SITE.tagline),
    words('promise', SITE.description),
    `<div class="actions">${button('primary', home.browse)}${button('secondary', home.subscribe)}${button('quiet', home.enter)}</div>`,
  ].join('');
  const sources = PICTURE_WIDTHS.wide.map((width) => `${firstBannerUrl(width)} ${width}w`).join(', ');
  const banner = `<img class="banner" srcset="${sources}" sizes="${BANNER_SIZES}" fetchpriority="high" alt="">`;
  const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${BANNER_SIZES}" fetchpriority="high" data-of="home">`;
  const sheets = ['src/home/home-page.module.css', 'src/home/banners.module.css', 'src/ui/button.module.css'];
  return {
    html: `${BEGIN_OF_HOME}<div class="boot-home"><div class="hero"><div class="pitch">${pitch}</div>${banner}</div></div>${END_OF_HOME}`,
    link,
    css: `.boot-home { ${sheets.map(cssOf).join('')} }`,
  };
}

type Bundle = NonNullable<Parameters<Extract<Plugin['transformIndexHtml'], { handler: unknown }>['handler']>[1]['bundle']>;

/** Script and style files of a page, with all that they import. */
function filesOf(bundle: Bundle, page: string): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(page)) visit(chunk.fileName);
  }
  return files;
}

/** Marked, so that the server's HTML of other pages and the service worker can change them (contract/page-head). */
const linksOf = (page: EarlyPage, files: readonly string[]): string =>
  files
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `<link ${kind} href="/${file}" crossorigin data-of="${page}">`;
    })
    .join('');

/**
 * Gives index.html something to show by itself, without waiting for a style sheet (which moves behind it), and the names of
 * what the home page needs: on a slow line seconds less until the first picture.
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const style = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      const top = topOfHome();
      const boot = `<div aria-hidden="true"><div class="boot-header"><div><span>${SITE.name}</span></div></div>${top.html}${END_OF_BOOT}</div>`;
      const links = (page: EarlyPage): string =>
        linksOf(page, bundle ? [...filesOf(bundle, PAGES[page])].filter((file) => !html.includes(`/${file}"`)) : []);
      const early = `${links('home')}\n    ${asleep('product', links('product'))}\n    ${asleep('store', links('store'))}`;
      return {
        html: html
          .replace(style, '')
          // Before all else that is fetched: it is small, and the largest thing to be seen.
          .replace('<!--page-->', `${top.link}\n    <!--page-->`)
          .replace('</head>', `${early}\n  </head>`)
          .replace('<div id="root"></div>', `<div id="root">${boot}</div>${style}`),
        tags: [{ tag: 'style', injectTo: 'head', children: cssOf('src/ui/tokens.css') + cssOf('first-paint.css') + top.css }],
      };
    },
  },
});
