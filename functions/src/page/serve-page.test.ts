import { describe, expect, it, vi } from 'vitest';
import { FIRST_VIEW_ID } from '@catalogue/contract/catalogue-format';
import { firstView } from '@catalogue/contract/entities/first-view';
import { withEarly } from '@catalogue/contract/page-head';
import * as v from 'valibot';
import { SITE } from '@catalogue/contract/site';
import { catalogueFiles } from '../catalogue/catalogue-files';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import { changeOf } from '../catalogue/entry';
import { fold } from '../catalogue/fold';
import { productFields } from '../../../tests/fixtures/product-fields';
import { log } from '../platform/log';
import { answerOf } from '../../../tests/fixtures/answer-of';
import { servePage } from './serve-page';

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <!--page-->
    <title>Home</title>
    <meta name="description" content="Of home." />
    <meta property="og:title" content="Home" />
    <!--/page-->
    <link rel="preload" href="/catalogue.json" as="fetch" crossorigin="anonymous" />
    <script type="module" src="/assets/main-1.js"></script>
    <link rel="modulepreload" href="/assets/home-1.js" data-of="home">
    <!--of product: <link rel="modulepreload" href="/assets/product-1.js" data-of="product">-->
    <!--of store: <link rel="modulepreload" href="/assets/store-1.js" data-of="store">-->
  </head>
  <body><div id="root"><div aria-hidden="true">Plugmore<!--home--><p>Of home</p><!--/home--><!--/boot--></div></div></body>
</html>`;

const HOSTILE = `</script><script>alert("x")</script>$& ' & <b>`;
const picture = { path: 'products/a/u1', width: 900, height: 900, widths: [320, 640], color: '#aabbcc' };
const times = { createdAt: 1, updatedAt: 1, deletedAt: null, revision: 1, imageName: null, picture: null };

const { entries } = fold(new Map(), [
  changeOf('categories/c-1', 1, {
    ...times,
    title: 'Mugs & more',
    description: 'To drink from',
    coverImage: null,
    hue: 1,
    order: 1,
  }),
  changeOf(
    'products/a',
    1,
    productFields({
      title: 'Flask',
      sku: 'drk-01',
      categoryId: 'c-1',
      picture,
      description: '<h2>Steel</h2><p>Keeps &amp; holds</p>',
    }),
  ),
  changeOf(
    'products/bad',
    1,
    productFields({
      title: HOSTILE.slice(0, 120),
      price: null,
      categoryId: 'c-1',
      description: `<p>&lt;/script&gt; ${HOSTILE}</p>`,
    }),
  ),
]);
const snapshot = { version: 7, ...catalogueFiles({ version: 7, asOf: 7 }, [entries]) };
const reader: CatalogueReader = { version: () => Promise.resolve(7), snapshot: () => Promise.resolve(snapshot) };
const origin = () => Promise.resolve('https://demo.web.app');
const handler = servePage({ reader, template: () => Promise.resolve(TEMPLATE), origin });

const get = async (path: string, headers: Record<string, string> = { 'x-forwarded-host': 'gifts.example' }, by = handler) => {
  const { status, body, headers: sent } = await answerOf(by, { path, method: 'GET', headers });
  return { status, html: body.toString(), headers: sent };
};
const scripts = (html: string): string[] => [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
const firstViewOf = (html: string) =>
  v.parse(firstView, JSON.parse(new RegExp(`id="${FIRST_VIEW_ID}">(.*?)</script>`).exec(html)?.[1] ?? ''));

describe('the page of a product', () => {
  it('names it for search engines and link previews', async () => {
    const { status, html, headers } = await get('/products/a');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('s-maxage=120');
    expect(html).toContain(`<title>Flask | ${SITE.name}</title>`);
    expect(html).toContain('<meta name="description" content="Steel Keeps &amp; holds" />');
    expect(html).toContain('<link rel="canonical" href="https://gifts.example/products/a" />');
    expect(html).toContain('<meta property="og:image" content="https://gifts.example/pictures/products/a/u1/640.webp" />');
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html).not.toContain('/catalogue.json');
    expect(html).toContain('<script type="module" src="/assets/main-1.js"></script>');
    expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
      '@type': 'Product',
      name: 'Flask',
      sku: 'drk-01',
      category: 'Mugs & more',
      offers: { price: 420, priceCurrency: SITE.currency, availability: 'https://schema.org/InStock' },
    });
  });

  it('carries its first view, older than anything a device holds', async () => {
    const { list, details } = firstViewOf((await get('/products/a')).html);
    expect(list.products.map(({ id }) => id)).toEqual(['a']);
    expect(list.categories).toHaveLength(1);
    expect([list.version, details.version]).toEqual([0, 0]);
    expect(details.details.a?.description).toContain('Keeps');
  });

  it('asks early for what this page needs, and shows the picture by itself', async () => {
    const { html } = await get('/products/a');
    expect([...html.matchAll(/assets\/\w+-1/g)].map(([file]) => file)).toEqual(['assets/main-1', 'assets/product-1']);
    const sources = '="/pictures/products/a/u1/320.avif 320w, /pictures/products/a/u1/640.avif 640w"';
    expect(html.indexOf(`imagesrcset${sources}`)).toBeLessThan(html.indexOf('<script'));
    expect(html).toContain(`<img srcset${sources}`);
    expect(html).toContain('<p>Flask</p></div><!--/boot--></div>');
    expect(html).not.toContain('home');
    expect((await get('/products/bad')).html).not.toContain('<img');
  });

  it('is broken by nothing that someone writes', async () => {
    const { html } = await get('/products/bad');
    expect(scripts(html)).toEqual([
      '<script type="application/ld+json">',
      '<script type="application/ld+json">',
      '<script type="module" src="/assets/main-1.js">',
      `<script type="application/json" id="${FIRST_VIEW_ID}">`,
    ]);
    expect(html).not.toContain('<b>');
    expect(firstViewOf(html).list.products[0]?.title).toBe(HOSTILE.slice(0, 120));
    expect(html).toContain('$&amp;');
    // No price, no offer.
    expect(html).not.toContain('"offers"');
  });

  it.each(['/products/none', '/products/', '/products/%E0%A4%A', '/store/none/x'])(
    '%s is the app, and not found',
    async (path) => {
      const { status, html, headers } = await get(path);
      expect([status, html]).toEqual([404, withEarly(TEMPLATE, null)]);
      expect(headers['cache-control']).toContain('s-maxage=10');
    },
  );
});

describe('the page of a category', () => {
  it('has one address whatever it was opened by, and its first products', async () => {
    const { html } = await get('/store/c-1/old-title');
    expect(html).toContain('<title>Mugs &amp; more | ');
    expect(html).toContain('<link rel="canonical" href="https://gifts.example/store/c-1/Mugs%20%26%20more" />');
    expect(firstViewOf(html).list.products).toHaveLength(2);
    expect([...html.matchAll(/assets\/\w+-1/g)].map(([file]) => file)).toEqual(['assets/main-1', 'assets/store-1']);
  });
});

it('goes out without its head rather than not at all', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const broken = servePage({
    reader: { ...reader, version: () => Promise.reject(new Error('Firestore is away')) },
    template: () => Promise.resolve(TEMPLATE),
    origin,
  });
  const { status, html } = await get('/products/a', {}, broken);
  expect([status, html]).toEqual([200, withEarly(TEMPLATE, null)]);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

it.each(['evil.example/path', 'a b', '"><script>', ''])('is not misled by a host such as "%s"', async (host) => {
  expect((await get('/products/a', { 'x-forwarded-host': host })).html).toContain('href="https://demo.web.app/products/a"');
});

it('lists every public address in /sitemap.xml', async () => {
  const { html, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://gifts.example/',
      'https://gifts.example/products/a',
      'https://gifts.example/store/c-1/Mugs%20%26%20more',
    ]),
  );
  expect(addresses).toHaveLength(9);
});
