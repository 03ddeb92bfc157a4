import { FIRST_VIEW_ID } from '@catalogue/contract/catalogue-format';
import { END_OF_BOOT, escapeHtml, scriptJson, withEarly, withHead, withoutList } from '@catalogue/contract/page-head';
import { sourceSet } from '@catalogue/contract/picture-url';
import { SITE } from '@catalogue/contract/site';
import type { FirstPicture, PageFacts } from './page-facts';

/**
 * `template` (the built index.html) with the head and the first view of one page. The early fetch of the whole catalogue would take
 * the line from the scripts: the first screen is in the page already.
 */
export function renderPage(
  template: string,
  { path, early, image, firstPicture, firstView, ...facts }: PageFacts,
  origin: string,
): string {
  const head = {
    ...facts,
    siteName: SITE.name,
    url: origin + path,
    image: image === null ? null : origin + image,
  };
  const view = `<script type="application/json" id="${FIRST_VIEW_ID}">${scriptJson(firstView)}</script>`;
  const html = withHead(withoutList(withEarly(template, early)), head)
    // Behind the scripts, which the browser should find first. Functions, because in a string `$&` would mean something.
    .replace('</head>', () => `  ${view}\n  </head>`);
  return firstPicture === null ? html : withPicture(html, firstPicture);
}

/** The picture before all that is fetched, shown where the app will show it (web/first-paint.css). */
function withPicture(html: string, { picture, sizes, title }: FirstPicture): string {
  const sources = `srcset="${escapeHtml(sourceSet(picture, 'avif'))}" sizes="${escapeHtml(sizes)}"`;
  const link = `<link rel="preload" as="image" type="image/avif" image${sources.replace(' sizes', ' imagesizes')} fetchpriority="high">`;
  const shown = `<div class="boot-product"><img ${sources} style="background:${escapeHtml(picture.color)}" alt=""><p>${escapeHtml(title)}</p></div>`;
  return html.replace('<!--page-->', () => `${link}\n    <!--page-->`).replace(END_OF_BOOT, () => `${shown}${END_OF_BOOT}`);
}
