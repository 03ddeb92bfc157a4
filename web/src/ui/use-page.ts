import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SITE } from '@catalogue/contract/site';

interface Page {
  /** Without the company's name, which is added. */
  title: string;
  description?: string | undefined;
  /** The one address this page should be known by, where it has several. */
  path?: string | undefined;
  /** Nothing that a search engine should keep. */
  unlisted?: boolean | undefined;
}

/** The page that was shown last; the document's own, where somebody went on before it was there. */
let opened = location.pathname;

function setTag(selector: string, make: () => HTMLElement, attribute: string, value: string): void {
  let tag = document.head.querySelector(selector);
  if (tag === null) {
    tag = make();
    document.head.append(tag);
  }
  tag.setAttribute(attribute, value);
}

const meta = (name: string) => () => Object.assign(document.createElement('meta'), { name });
const link = (rel: string) => () => Object.assign(document.createElement('link'), { rel });

/** Where reading starts. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/**
 * Names the page in the tab, for search engines and for screen readers: after a navigation focus goes to its heading, so that
 * reading starts there.
 */
export function usePage({ title, description = SITE.description, path, unlisted = false }: Page): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    document.title = title === SITE.name ? `${SITE.name}: ${SITE.tagline}` : `${title} | ${SITE.name}`;
    setTag('meta[name="description"]', meta('description'), 'content', description);
    const canonical = `${SITE.origin ?? location.origin}${path ?? pathname}`;
    setTag('link[rel="canonical"]', link('canonical'), 'href', canonical);
    setTag('meta[name="robots"]', meta('robots'), 'content', unlisted ? 'noindex' : 'all');
  }, [title, description, path, pathname, unlisted]);

  useEffect(() => {
    const isAnother = opened !== pathname;
    opened = pathname;
    if (isAnother && hash === '') focusHeading();
  }, [pathname, hash]);
}
