import { INITIAL_DATA_ID } from '@catalogue/contract/catalogue-format';
import type { InitialData } from '@catalogue/contract/entities/initial-data';
import type { PageFiles } from '@catalogue/contract/pages/page-renderer';
import { COMPANY } from '@catalogue/contract/company';
import { HeadTags, type PageHead } from '../ui/head';
import type { PreloadedPicture } from '../ui/picture';

/** JSON for a script element: no text in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** React's types lack this attribute of <link>. */
const DISABLED = { disabled: true };

interface Props {
  /** null for a frame: a document that the browser fills for any path. */
  page: { path: string; head: PageHead; initialData: InitialData | null; pictures: readonly PreloadedPicture[] } | null;
  origin: string | null;
  /** The rendered app. */
  html: string;
  files: PageFiles;
  entry: string;
}

/** The document around a rendered page. Only the server renders it; hydration begins at #root. */
export const SiteDocument = ({ page, origin, html, files, entry }: Props) => (
  <html lang="en" data-origin={origin ?? undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {page === null ? <FrameHead /> : <HeadTags head={page.head} origin={origin} />}
      {page?.pictures.map((picture) => (
        <link
          key={picture.sources}
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={picture.sources}
          imageSizes={picture.sizes}
          fetchPriority="high"
        />
      ))}
      {/* Blocks the first paint: a click before this script runs would be lost. */}
      {page && <script async blocking="render" src="/before-hydration.js" />}
      <style dangerouslySetInnerHTML={{ __html: files.css }} />
      {/* Their text is inlined above. Named, so that the loader of dynamic imports does not fetch them. */}
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...DISABLED} />
      ))}
      {files.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {page && <Previews head={page.head} origin={origin ?? ''} />}
      <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#12161a" media="(prefers-color-scheme: dark)" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    </head>
    <body>
      <div
        id="root"
        data-path={page?.path}
        data-data={page?.initialData ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {page?.initialData && (
        <script
          type="application/json"
          id={INITIAL_DATA_ID}
          dangerouslySetInnerHTML={{ __html: scriptJson(page.initialData) }}
        />
      )}
      <script type="module" src={entry} />
    </body>
  </html>
);

/** The browser removes these before it renders a page with a head of its own. */
const FrameHead = () => (
  <>
    <title data-frame="">{COMPANY.name}</title>
    <meta data-frame="" name="robots" content="noindex" />
  </>
);

/** Link previews and structured data: only crawlers read these, and they read the server's HTML. */
function Previews({ head, origin }: { head: PageHead; origin: string }) {
  const { title, siteName, description, path, type = 'website', image, things } = head;
  const properties = {
    'og:site_name': siteName,
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}${image ?? '/og.jpg'}`,
    ...(origin !== '' && { 'og:url': origin + path }),
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {things?.(origin).map((thing, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(thing) }} />
      ))}
    </>
  );
}
