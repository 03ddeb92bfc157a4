/**
 * Allowlist of rich text: the editor's elements (headings, lists, links, tables); no scripts, loads, frames or styles. The server
 * sanitizes when content becomes public; the browser sanitizes again before rendering.
 */
export const RICH_TEXT = {
  tags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'a',
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  /** Attributes by tag; every other attribute goes, `class`, `style` and `on…` among them. */
  attributes: { a: ['href'], ol: ['start'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  /** URL schemes allowed beside URLs within this site. */
  schemes: ['https', 'mailto', 'tel'],
  /** Given to every link. */
  rel: 'noopener noreferrer nofollow',
} as const;

/** Whether a link may lead there: a path, query or fragment of this site, or an absolute URL of an allowed scheme. */
export function isSafeLink(href: string): boolean {
  // Browsers skip white space and control characters inside a scheme: `java\nscript:` runs.
  const url = href.replace(/[\s\p{Cc}]/gu, '');
  if (/^[/\\]{2}/.test(url)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  if (scheme === undefined) return !/^[^/?#]*:/.test(url);
  return (RICH_TEXT.schemes as readonly string[]).includes(scheme.toLowerCase());
}
