import { randomUUID } from 'node:crypto';
import { INITIAL_DATA_ID } from '@catalogue/contract/catalogue-format';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATHS, STATIC_PAGES, storePath } from '@catalogue/contract/paths';
import { COMPANY } from '@catalogue/contract/company';
import { eventually, server, stack } from '../stack';
import { publishNow } from './publish-now';

const TIMEOUT = { timeout: 60_000 };
const id = `page-${randomUUID().slice(0, 8)}`;
const product = server.firestore().collection('products').doc(id);
const get = (path: string) => fetch(`${stack().baseUrl}${path}`);

beforeAll(async () => {
  const now = FieldValue.serverTimestamp();
  await product.set({
    ...{ title: 'Flask </script>', description: '<p>Keeps hot</p>', sku: null, price: 10, discountedPrice: null, quantity: 1 },
    ...{ live: true, stock: true, categoryId: null, imageName: null, picture: null, deletedAt: null, revision: 1 },
    ...{ addedDate: now, updatedAt: now },
  });
  await publishNow([id]);
}, 60_000);
afterAll(() => product.delete());

const page = () =>
  eventually(
    'the page of the product',
    async () => {
      const answer = await get(`/products/${id}`);
      const html = await answer.text();
      // Until the product is published, its page is a frame that the browser fills.
      return html.includes(INITIAL_DATA_ID) ? { html, headers: answer.headers } : undefined;
    },
    60_000,
  );

describe('behind Hosting', TIMEOUT, () => {
  test.each([
    ...[
      ['/', 200],
      ['/LoginPage', 200],
      ['/Admin/home', 200],
      ['/Users/home', 200],
      ['/outbox', 200],
      ['/gallery', 200],
    ],
    ...[
      ['/nonsense', 404],
      ['/nonsense/deep', 404],
      ['/products/no-such-thing', 404],
    ],
  ] as [string, number][])('%s answers %i with the app', async (path, status) => {
    const answer = await get(path);
    expect([answer.status, (await answer.text()).includes('id="root"')]).toEqual([status, true]);
  });

  test('a product page has the scripts of this release, its own head and initial data', async () => {
    const { html, headers } = await page();
    const app = await (await get('/app.html')).text();
    const scripts = (text: string) => [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url]) => url);
    const entry = scripts(app).filter((url) => url?.startsWith('/assets/') === true);
    expect(entry).toHaveLength(1);
    expect(scripts(html)).toEqual(['/before-hydration.js', ...entry]);
    expect(html).toContain('<title>Flask &lt;/script&gt; | ');
    expect(html).toContain(`<link rel="canonical" href="${stack().baseUrl}/products/${id}"/>`);
    expect(html).toContain(`id="${INITIAL_DATA_ID}"`);
    expect(headers.get('cache-control')).toContain('s-maxage=120');
  });

  test('an unknown product answers 404, one in the trash and a draft alike, an outdated category path 301', async () => {
    expect((await get('/products/none')).status).toBe(404);
    const removed = server.firestore().collection('products').doc(`${id}-removed`);
    await removed.set({ title: 'Removed', deletedAt: FieldValue.serverTimestamp() });
    expect((await get(`/products/${removed.id}`)).status).toBe(404);
    await removed.set({ title: 'Draft', live: false, deletedAt: null });
    expect((await get(`/products/${removed.id}`)).status).toBe(404);
    await removed.delete();
    const { categories } = (await (await get('/catalogue.json')).json()) as { categories: { id: string; title: string }[] };
    const [category] = categories;
    if (!category) throw new Error('The seed has no category');
    const moved = await fetch(`${stack().baseUrl}/store/${category.id}/old-title`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, storePath(category)]);
  });

  test('a category answers 404 out of its season and leaves menus and the sitemap; its products stand in the order of staff', async () => {
    const now = FieldValue.serverTimestamp();
    const season = server.firestore().collection('categories').doc(`${id}-season`);
    const ids = ['one', 'two', 'three'].map((name) => `${id}-${name}`);
    await season.set({
      ...{ title: 'Season', description: 'Comes and goes', coverImage: null, imageName: null, picture: null, hue: 1, order: 1 },
      ...{
        startsAt: null,
        endsAt: null,
        firstProducts: [ids[2]],
        deletedAt: null,
        createdAt: now,
        updatedAt: now,
        revision: 1,
      },
    });
    for (const [index, one] of ids.entries())
      await product.parent
        .doc(one)
        .set({ ...(await product.get()).data(), categoryId: season.id, addedDate: new Date(index), updatedAt: now });
    await publishNow(ids, season.id);
    const path = `/store/${season.id}/Season`;
    const withAll = async () => {
      const text = await (await get(path)).text();
      return ids.every((one) => text.includes(`/products/${one}"`)) ? text : undefined;
    };
    const html = await eventually('the page of the category', withAll, 60_000);
    expect(html.indexOf(`/products/${ids[2]}"`)).toBeLessThan(html.indexOf(`/products/${ids[0]}"`));
    expect(html.indexOf(`/products/${ids[0]}"`)).toBeLessThan(html.indexOf(`/products/${ids[1]}"`));

    await season.update({ endsAt: new Date(Date.now() - 1000), updatedAt: now, revision: 2 });
    await publishNow([], season.id);
    await eventually('its end', async () => ((await get(path)).status === 404 ? true : undefined), 30_000);
    expect(await (await get('/api/categories?limit=100')).text()).not.toContain(season.id);
    expect(await (await get('/sitemap.xml')).text()).not.toContain(season.id);
    await Promise.all([season.delete(), ...ids.map((one) => product.parent.doc(one).delete())]);
  });

  test('a forged X-Forwarded-Host changes nothing', async () => {
    const { html } = await page();
    const forged = await fetch(`${stack().baseUrl}/products/${id}`, { headers: { 'x-forwarded-host': 'evil.example' } });
    const text = await forged.text();
    expect(text).not.toContain('evil.example');
    expect(/rel="canonical" href="[^"]+"/.exec(text)?.[0]).toBe(/rel="canonical" href="[^"]+"/.exec(html)?.[0]);
  });

  test('/sitemap.xml lists the product', async () => {
    await page();
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${stack().baseUrl}/products/${id}</loc>`);
  });

  test('/robots.txt disallows private paths', async () => {
    const lines = (await (await get('/robots.txt')).text()).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /Admin', 'Disallow: /users', 'Disallow: /api/']));
    // If the build knows the site's URL, the sitemap line is an absolute URL.
    for (const line of lines.filter((one) => one.startsWith('Sitemap: '))) expect(line).toMatch(/^Sitemap: https:\/\//);
  });

  test('each static page has its own title, description and Open Graph tags', async () => {
    const titles = await Promise.all(
      [...Object.values(STATIC_PAGES), PATHS.search].map(async (path) => {
        const html = await (await get(path)).text();
        expect(html, path).toContain('<div id="root"');
        expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
        for (const name of ['og:title', 'og:description', 'og:image']) expect(html.split(`"${name}"`), path).toHaveLength(2);
        return /<title>(.*?)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(titles[0]).toBe(`${COMPANY.name}: ${COMPANY.tagline}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('public pages are rendered; private and unknown ones are a frame that is noindex', async () => {
    const text = async (path: string) => (await get(path)).text();
    for (const path of Object.values(STATIC_PAGES)) {
      const html = await text(path);
      expect(html, path).toContain('<h1');
      expect(html, path).not.toContain('noindex');
    }
    for (const path of ['/LoginPage', '/no/such/page', '/Admin/home']) {
      const html = await text(path);
      expect(html, path).not.toContain('<h1');
      expect(html, path).toContain('name="robots" content="noindex"');
    }
  });

  test.each(['/', '/gallery', '/LoginPage', '/catalogue.json', `/products/${id}`, '/api/categories'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  test('a missing asset is 404 and not cached', async () => {
    const answer = await get('/assets/gone-1a2b3c.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  test('built pages are no-cache, rendered ones stay in the CDN for two minutes, hashed assets are immutable', async () => {
    for (const path of ['/gallery', '/search', '/users/profile', '/Admin/home', '/sw.js'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/', '/MyCategory', '/AboutPage', '/ContactUsPage', '/PrivacyPolicy'])
      expect((await get(path)).headers.get('cache-control')).toContain('s-maxage=120');
    const script = / src="(\/assets\/[^"]+)"/.exec(await (await get('/')).text())?.[1] ?? '';
    expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('the company in the words of staff', TIMEOUT, () => {
  const settings = server.firestore().doc('settings/site');
  const said = { ...COMPANY, name: 'Brass & Bloom', phone: '+91 98100 12345', mission: 'To be found at {name}.', facebook: '' };
  afterAll(() => settings.delete());

  test('is on the pages of the server: head, mark, footer, contact and texts', async () => {
    await settings.set({ synonyms: [], holidays: {}, company: said, revision: 1, updatedAt: FieldValue.serverTimestamp() });
    const about = await eventually('the name on About Us', async () => {
      const html = await (await get('/AboutPage')).text();
      return html.includes('<title>About Us | Brass &amp; Bloom</title>') ? html : undefined;
    });
    expect(about).toContain('To be found at Brass &amp; Bloom.');
    expect(about).not.toContain(COMPANY.facebook);
    for (const path of ['/', '/ContactUsPage', `/products/${id}`, '/MyCategory']) {
      const html = await eventually(`the name on ${path}`, async () => {
        const text = await (await get(path)).text();
        return text.includes('Brass &amp; Bloom') ? text : undefined;
      });
      expect(html, path).not.toContain(`>${COMPANY.name}<`);
      if (path !== '/MyCategory' && !path.startsWith('/products')) expect(html, path).toContain('tel:+919810012345');
    }
  });
});
