import { INITIAL_DATA_ID } from '@catalogue/contract/catalogue-format';
import { initialData } from '@catalogue/contract/entities/initial-data';
import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';
import { PATTERNS, STATIC_PAGES } from '@catalogue/contract/paths';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import * as v from 'valibot';
import { answerOf } from '../fixtures/answer-of';
import { catalogueFixture } from '../fixtures/page-catalogue';
import type { PageSource } from '../../functions/src/page/serve-page';
import { servePage } from '../../functions/src/page/serve-page';

// Not a literal: the types of the site's components are checked by their own project.
const ENTRY_SERVER = new URL('../../web/src/app/entry-server.tsx', import.meta.url).pathname;
const renderer = (await import(ENTRY_SERVER)) as PageRenderer;

const files = (name: string) => ({ scripts: [`/assets/${name}-1.js`], styles: [`/assets/${name}-1.css`], css: `.${name}{}` });
const release: Release = {
  entry: '/assets/entry-1.js',
  builtAt: 1_790_000_000_000,
  commit: '1a2b3c4',
  modules: [],
  pages: {
    '*': files('frame'),
    ...Object.fromEntries(Object.entries(STATIC_PAGES).map(([name, path]) => [path, files(name)])),
    [PATTERNS.store]: files('store'),
    [PATTERNS.product]: files('product'),
  },
};

/** What the server reads, of the fixture catalogue. */
export const pageSource: PageSource = {
  catalogue: () => Promise.resolve(catalogueFixture()),
  renderer,
  release,
  origin: () => Promise.resolve('https://demo.web.app'),
  previews: () => Promise.resolve({}),
  entryState: (_, id) => Promise.resolve(id === 'new' ? 'unpublished' : 'unknown'),
};

type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a document, in its order. */
function elementsOf(html: string): Element[] {
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ('childNodes' in child ? ['tagName' in child ? child : [], walk(child)].flat() : []));
  return walk(parse(html));
}

export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((one) => one.name === name)?.value;
export const textOf = (element: Element | undefined): string =>
  (element?.childNodes ?? [])
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');

/** Requests a page of the fixture catalogue, with `change` to what the function reads, and parses it. */
export async function getPage(path: string, headers: Record<string, string> = {}, change: Partial<PageSource> = {}) {
  const {
    status,
    body,
    headers: sent,
  } = await answerOf(servePage({ ...pageSource, ...change }), { path, method: 'GET', headers });
  const html = body.toString();
  const elements = elementsOf(html);
  const byTag = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const meta = (name: string) =>
    attribute(
      byTag('meta').find((one) => attribute(one, 'name') === name || attribute(one, 'property') === name),
      'content',
    );
  const scripts = byTag('script');
  return {
    status,
    html,
    sent,
    byTag,
    meta,
    text: textOf(byTag('main')[0]),
    canonical: attribute(
      byTag('link').find((one) => attribute(one, 'rel') === 'canonical'),
      'href',
    ),
    scripts: scripts.map((one) => attribute(one, 'type')),
    things: scripts
      .filter((one) => attribute(one, 'type') === 'application/ld+json')
      .map((one) => JSON.parse(textOf(one)) as unknown),
    initialData: () =>
      v.parse(initialData, JSON.parse(textOf(scripts.find((one) => attribute(one, 'id') === INITIAL_DATA_ID)))),
  };
}
