import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompany } from '../data/catalogue/hooks';
import { siteOrigin } from '../lib/site-origin';

export interface HeadProps {
  /** Without the company's name, which is added. */
  title: string;
  description?: string | undefined;
  /** Canonical path, where a page has several paths. */
  path?: string | undefined;
  /** Search engines must not index the page. */
  unlisted?: boolean | undefined;
  /** For link previews; only the server writes these. */
  type?: 'website' | 'product' | undefined;
  image?: string | undefined;
  /** schema.org objects; only the server writes these. */
  things?: ((origin: string) => readonly Record<string, unknown>[]) | undefined;
}

/** A description with its defaults. */
export interface PageHead extends HeadProps {
  description: string;
  path: string;
  unlisted: boolean;
  siteName: string;
}

/** On the server: takes the page's description, which document.tsx writes into <head>. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** The page shown last. */
let shownPath = import.meta.env.SSR ? '' : location.pathname;

/** Moves focus to the page's heading, where reading starts. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Description of the page for tabs, search engines and previews. After a navigation focus moves to the page's heading. */
export function Head({ title, description, path, unlisted = false, ...previews }: HeadProps) {
  const company = useCompany();
  const { pathname, hash } = useLocation();
  const collect = use(HeadCollector);
  const head: PageHead = {
    ...previews,
    title: title === company.name ? `${company.name}: ${company.tagline}` : `${title} | ${company.name}`,
    description: description ?? company.description,
    siteName: company.name,
    path: path ?? pathname,
    unlisted,
  };
  useEffect(() => {
    const isAnother = shownPath !== pathname;
    shownPath = pathname;
    if (isAnother && hash === '') focusHeading();
  }, [pathname, hash]);
  if (collect === null) return <HeadTags head={head} origin={siteOrigin()} />;
  collect(head);
  return null;
}

/** The tags that change with each page. React moves them into <head>. */
export const HeadTags = ({ head, origin }: { head: PageHead; origin: string | null }) => (
  <>
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    {origin !== null && <link rel="canonical" href={origin + head.path} />}
    <meta name="robots" content={head.unlisted ? 'noindex' : 'all'} />
  </>
);
