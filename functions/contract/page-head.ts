/** What the head of a page says to search engines and link previews. The site writes it at build, a function for products and categories. */
export interface PageHead {
  siteName: string;
  title: string;
  description: string;
  type: 'website' | 'product';
  /** The one address this page should be known by; null where it is not known yet. */
  url: string | null;
  /** Address of the picture of its previews. */
  image: string | null;
  /** schema.org, one object each. */
  things: readonly Record<string, unknown>[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, in an attribute of quotes or between tags. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON as it may stand inside a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** What one page's head says stands between these, so that another page's may take its place. */
const BEGIN = '<!--page-->';
const END = '<!--/page-->';
const WRITTEN = /<!--page-->[^]*?<!--\/page-->/;

/** `html` with the head of one page in place of what it had. */
export function withHead(html: string, head: PageHead): string {
  const { siteName, title, description, type, url, image, things } = head;
  const lines = [
    BEGIN,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(url === null ? [] : [`<link rel="canonical" href="${escapeHtml(url)}" />`, property('og:url', url)]),
    property('og:site_name', siteName),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    ...(image === null ? [] : [property('og:image', image)]),
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}" />`,
    ...things.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
    END,
  ];
  // A function, because in a string `$&` of someone's title would mean something.
  return html.replace(WRITTEN, () => lines.join('\n    '));
}

/** Pages whose scripts and styles index.html names, so that they are asked for together with those that would ask for them later. */
export type EarlyPage = 'home' | 'product' | 'store';

/** What index.html holds of a page that is not its own: nothing to a browser, until `withEarly` takes it out of the comment. */
export const asleep = (page: EarlyPage, links: string): string => `<!--of ${page}: ${links}-->`;

/** What index.html shows of the home page stands between these. */
export const BEGIN_OF_HOME = '<!--home-->';
export const END_OF_HOME = '<!--/home-->';

const SHOWN_OF_HOME = /<!--home-->[^]*?<!--\/home-->/;
const OF_HOME = /\s*<link\s[^>]*data-of="home"[^>]*>/g;
const ASLEEP = /\s*<!--of (\w+): ([^]*?)-->/g;

/**
 * The built index.html, which is home's, as another page's: asking early for what that one needs (null: for nothing), and showing
 * nothing of home.
 */
export const withEarly = (html: string, page: Exclude<EarlyPage, 'home'> | null): string =>
  html
    .replace(SHOWN_OF_HOME, '')
    .replace(OF_HOME, '')
    .replace(ASLEEP, (_, of, links: string) => (of === page ? links : ''));

/** `html` without the early fetch of the whole catalogue. */
export const withoutList = (html: string): string =>
  html.replace(/\s*<link\s+rel="preload"\s+href="\/catalogue\.json"[^>]*>/, '');

/** Ends what index.html shows until the scripts are here. */
export const END_OF_BOOT = '<!--/boot-->';
