import { COMPANY } from '@catalogue/contract/company';
import { STATIC_PAGES } from '@catalogue/contract/paths';
import { SITE } from '@catalogue/contract/site';
import { describe, expect, it, vi } from 'vitest';
import { catalogueFixture, HOSTILE } from '../fixtures/page-catalogue';
import { servePage } from '../../functions/src/page/serve-page';
import { log } from '../../functions/src/platform/log';
import { answerOf } from '../fixtures/answer-of';
import { holdClock } from '../hold-clock';
import { attribute, getPage, pageSource, textOf } from './get-page';

const ORIGIN = 'https://demo.web.app';

describe('the page of a product', () => {
  it('is complete in its HTML: title, price, table and related products', async () => {
    const { status, sent, text, byTag } = await getPage('/products/a');
    expect(status).toBe(200);
    expect(sent['cache-control']).toContain('s-maxage=120');
    expect(textOf(byTag('h1')[0])).toBe('Flask');
    expect(text).toContain('₹420');
    expect(byTag('td').map(textOf)).toEqual(expect.arrayContaining(['Capacity', '750 ml']));
    expect(text).toContain('More from Mugs & more');
    expect(byTag('a').map((one) => attribute(one, 'href'))).toContain('/products/bad');
  });

  it('describes itself to search engines and link previews, by the configured origin', async () => {
    const { byTag, meta, canonical, things } = await getPage('/products/a', { 'x-forwarded-host': 'evil.example' });
    expect(textOf(byTag('title')[0])).toBe(`Flask | ${COMPANY.name}`);
    expect(meta('description')).toBe('Steel Keeps & holds Capacity 750 ml');
    expect(canonical).toBe('https://demo.web.app/products/a');
    expect(meta('og:url')).toBe('https://demo.web.app/products/a');
    expect(meta('og:image')).toBe('https://demo.web.app/pictures/products/a/u1/640.jpg');
    expect(things).toMatchObject([
      {
        '@type': 'Product',
        name: 'Flask',
        sku: 'drk-01',
        category: 'Mugs & more',
        offers: { price: 420, priceCurrency: SITE.currency, availability: 'https://schema.org/InStock' },
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('preloads its own files, its picture with priority', async () => {
    const { byTag } = await getPage('/products/a');
    const preloads = byTag('link')
      .filter((one) => attribute(one, 'rel')?.endsWith('preload'))
      .map((one) => [attribute(one, 'fetchpriority'), attribute(one, 'href') ?? attribute(one, 'imagesrcset')]);
    expect(preloads).toEqual([
      ['low', '/assets/product-1.js'],
      ['high', '/pictures/products/a/u1/320.avif 320w, /pictures/products/a/u1/640.avif 640w'],
    ]);
  });

  it('carries a coarse picture of what is above the fold, in its markup and for hydration', async () => {
    const preview = 'data:image/avif;base64,AAAA';
    const previews = (paths: readonly string[]) => Promise.resolve(Object.fromEntries(paths.map((path) => [path, preview])));
    const shownIn = async (path: string) => {
      const { html, initialData } = await getPage(path, {}, { previews });
      const paths = Object.keys(initialData().previews);
      expect(html.split(`background-image:url(${preview})`)).toHaveLength(paths.length + 1);
      return paths;
    };
    expect(await shownIn('/products/a')).toEqual(['products/a/u1']);
    expect(await shownIn('/store/c-1/Mugs%20%26%20more')).toEqual(['products/a/u1']);
    expect(await shownIn('/MyCategory')).toEqual([]);
    expect((await getPage('/products/a')).html).not.toContain('image/avif;base64');
  });

  it('inlines the data of its initial data, older than any copy on a device', async () => {
    const { list, details, counts } = (await getPage('/products/a')).initialData();
    expect(list.products.map(({ id }) => id)).toEqual(['a', 'bad']);
    expect([list.version, details.version]).toEqual([0, 0]);
    expect(Object.keys(details.details)).toEqual(['a']);
    expect(counts).toEqual({ 'c-1': 2 });
  });

  it('lets no text leave the element it stands in', async () => {
    const { scripts, byTag, initialData } = await getPage('/products/bad');
    // The first one is /before-hydration.js.
    expect(scripts).toEqual([undefined, 'application/ld+json', 'application/ld+json', 'application/json', 'module']);
    expect(textOf(byTag('h1')[0])).toBe(HOSTILE.slice(0, 120));
    expect(initialData().list.products[0]?.title).toBe(HOSTILE.slice(0, 120));
  });

  it.each([
    ['/products/none', 'This product is not in the catalogue'],
    ['/store/none/x', 'This category is not in the catalogue'],
  ])('%s answers 404 with a page that leads on, titled "%s", not indexed', async (path, title) => {
    const { status, sent, meta, byTag } = await getPage(path);
    expect(status).toBe(404);
    expect(textOf(byTag('title')[0])).toContain(title);
    expect(sent['cache-control']).toContain('s-maxage=10');
    expect(meta('robots')).toBe('noindex');
    expect(byTag('input').map((one) => attribute(one, 'type'))).toContain('search');
    expect(byTag('main').flatMap((one) => [textOf(one)])[0]).toMatch(/Flask|Mugs & more/);
  });
});

it.each(['/products/', '/products/%E0%A4%A'])(
  'answers %s, which has no id, with the frame document, not found',
  async (path) => {
    const { status, meta } = await getPage(path);
    expect([status, meta('robots')]).toEqual([404, 'noindex']);
  },
);

it('renders and looks up a bounded number of made-up pages for one network, and every page that exists', async () => {
  holdClock();
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const entryState = vi.fn(() => Promise.resolve('unknown' as const));
  const statuses: number[] = [];
  for (let index = 0; index < 180; index += 1)
    statuses.push((await getPage(`/products/made-up-${index}`, headers, { entryState })).status);
  expect(statuses.filter((status) => status === 429).length).toBe(60);
  expect(entryState.mock.calls.length).toBe(120);
  expect((await getPage('/products/a?x=1', headers)).status).toBe(429);
  expect((await getPage('/products/a', headers)).status).toBe(200);
  expect((await getPage('/products/none', { 'x-forwarded-for': '203.0.113.78' })).status).toBe(404);
});

it('redirects the sitemap with a made-up parameter to its one URL', async () => {
  const { status, sent } = await getPage('/sitemap.xml?x=1');
  expect([status, sent.location]).toEqual([308, '?']);
});

it('leaves a product that is about to be published to the browser', async () => {
  const { status, byTag } = await getPage('/products/new');
  expect([status, byTag('h1').length]).toEqual([200, 0]);
});

describe('the page of a category', () => {
  it('shows its products, and has one canonical path', async () => {
    const { status, canonical, text, initialData } = await getPage('/store/c-1/Mugs%20%26%20more');
    expect(status).toBe(200);
    expect(canonical).toBe('https://demo.web.app/store/c-1/Mugs%20%26%20more');
    expect(text).toContain('Flask');
    expect(initialData().list.products).toHaveLength(2);
  });

  it('lists a long category in pages, for visitors without JavaScript', async () => {
    const { catalogue, details } = catalogueFixture();
    const products = Array.from({ length: 25 }, () => catalogue.products)
      .flat()
      .map((product, index) => ({ ...product, id: `p${index}`, addedDate: index }));
    const long = { catalogue: () => Promise.resolve({ catalogue: { ...catalogue, products }, details }) };
    const path = '/store/c-1/Mugs%20%26%20more';
    const idsOf = async (page: string) =>
      (await getPage(`${path}?page=${page}`, {}, long)).initialData().list.products.map(({ id }) => id);
    const { html, canonical } = await getPage(`${path}?page=2`, {}, long);
    expect(canonical).toBe(`https://demo.web.app${path}`);
    const links = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    );
    expect(links).toEqual([path, `${path}?page=2`, `${path}?page=3`]);
    expect(await idsOf('2')).toEqual(Array.from({ length: 24 }, (_, index) => `p${index + 24}`));
    expect(await idsOf('3')).toEqual(['p48', 'p49']);
    expect(await idsOf('nonsense')).toContain('p0');
    const { status, sent } = await getPage(`${path}?page=4`, {}, long);
    expect([status, sent.location]).toEqual([301, path]);
  });

  it.each(['/store/c-1/old-title', '/store/c-1'])('%s redirects to it for good', async (path) => {
    const { status, sent } = await getPage(path);
    expect([status, sent.location]).toEqual([301, '/store/c-1/Mugs%20%26%20more']);
  });
});

it('renders home and all categories with their counts', async () => {
  const home = await getPage('/');
  expect(home.canonical).toBe('https://demo.web.app/');
  expect(home.text).toContain('Mugs & more');
  const categories = await getPage('/MyCategory');
  expect(categories.text).toContain('2 products');
});

it('answers with the frame document while the catalogue is unreachable', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const { status, meta, byTag } = await getPage(
    '/products/a',
    {},
    { catalogue: () => Promise.reject(new Error('unavailable')) },
  );
  expect([status, meta('robots')]).toEqual([200, 'noindex']);
  expect(byTag('script').map((one) => attribute(one, 'src'))).toEqual(['/assets/entry-1.js']);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

it('renders each static page with a title, a description and a canonical URL of its own', async () => {
  const pages = await Promise.all(
    Object.values(STATIC_PAGES).map(async (path) => {
      const { status, byTag, meta, canonical } = await getPage(path);
      expect([status, byTag('h1').length, meta('robots'), canonical], path).toEqual([200, 1, 'all', ORIGIN + path]);
      return [textOf(byTag('title')[0]), meta('description')];
    }),
  );
  for (const texts of [0, 1].map((index) => pages.map((one) => one[index]))) {
    expect(texts).not.toContain('');
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('lists every public URL in /sitemap.xml', async () => {
  const { html, sent } = await getPage('/sitemap.xml');
  expect(sent['content-type']).toBe('application/xml; charset=utf-8');
  const urls = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const ofCatalogue = ['/store/c-1/Mugs%20%26%20more', '/products/a', '/products/bad'];
  expect(urls.sort()).toEqual([...Object.values(STATIC_PAGES), ...ofCatalogue].map((path) => ORIGIN + path).sort());
});

it('leaves a category out of /sitemap.xml some minutes after its season, without a publication', async () => {
  holdClock();
  const MINUTE_MS = 60_000;
  const files = catalogueFixture();
  const categories = files.catalogue.categories.map((one) => ({ ...one, endsAt: Date.now() + MINUTE_MS }));
  const published = { ...files, catalogue: { ...files.catalogue, categories } };
  const serve = servePage({ ...pageSource, catalogue: () => Promise.resolve(published) });
  const sitemap = async () => String((await answerOf(serve, { path: '/sitemap.xml', method: 'GET', headers: {} })).body);
  expect(await sitemap()).toContain('/store/c-1');
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS);
  expect(await sitemap()).not.toContain('/store/c-1');
});
