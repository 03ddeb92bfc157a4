import { NO_FACTS } from '@catalogue/contract/product-fields';
import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { pricesFile } from '@catalogue/contract/entities/hidden-prices';
import { LIMITED_AUDIENCES, type LimitedAudience } from '@catalogue/contract/price-audience';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, server, stack } from '../stack';
import { newCategory, newPerson, newProduct, newShortlist } from './fixtures';
import { publishNow } from './publish-now';
import { send } from './server';
import { removeSince } from './remove-since';
import { holdsPrice, readFirestore, visitorUrls } from './visitor-urls';

/** No other product of the catalogue has this price. */
const PRICE = 7319.37;
const started = new Date();
const flag = () => server.firestore().doc('settings/limitedPrices');
const ids = {} as Record<LimitedAudience, string>;
const others = { category: '', shortlist: '' };
/** A product whose price everyone sees, to prove that the search finds prices. */
const SHOWN_PRICE = 4127.53;
let shown = '';
const tokens: { user?: string; rep?: string; admin?: string } = {};

const get = (path: string, token?: string) => send(`${stack().baseUrl}${path}`, { token });

/** Answer to a request with the ETag of the answer before. Asks again while other files publish in between. */
const repeatWithTag = (path: string, token?: string) =>
  eventually('two answers with one ETag', async () => {
    const etag = (await get(path, token)).headers.get('etag') ?? '';
    const again = await send(`${stack().baseUrl}${path}`, { token, headers: { 'if-none-match': etag } });
    return again.headers.get('etag') === etag ? again : undefined;
  });

beforeAll(async () => {
  await flag().set({ since: FieldValue.serverTimestamp() });
  const option = { kind: 'size', name: 'L', swatch: null, sku: null, price: PRICE, stock: true, imageName: null };
  const facts = { ...NO_FACTS, options: [option], priceBreaks: [{ from: 50, price: PRICE }] };
  [others.category, others.shortlist] = [await newCategory(), await newShortlist()];
  const fields = { price: PRICE, discountedPrice: PRICE, categoryId: others.category, facts };
  shown = await newProduct({ title: 'For everyone', price: SHOWN_PRICE, categoryId: others.category });
  for (const audience of LIMITED_AUDIENCES)
    ids[audience] = await newProduct({ ...fields, title: `For ${audience}`, priceAudience: audience });
  const [user, rep, admin] = await Promise.all([newPerson(), newPerson({ role: 'rep' }), newPerson({ role: 'admin' })]);
  [tokens.user, tokens.rep, tokens.admin] = await Promise.all([user.token(), rep.token(), admin.token()]);
  await publishNow([...Object.values(ids), shown], others.category);
  await eventually('the products in the catalogue', async () => {
    const { data } = await get('/catalogue.json');
    const { products, settings } = data as { products: { id: string }[]; settings?: { limitsPrices?: boolean } };
    const listed = new Set(products.map(({ id }) => id));
    return (settings?.limitsPrices === true && [...Object.values(ids), shown].every((id) => listed.has(id))) || undefined;
  });
});
afterAll(async () => {
  await removeSince(started);
  await flag().delete();
});

describe('a hidden price', () => {
  it('would be found: a price for everyone is in both formats of the list, in pages and in answers of the API', async () => {
    const urls = ['/catalogue.json', LIST_URL, `/store/${others.category}/Testware`, `/products/${shown}`];
    const calls = ['/api/products', `/api/products/${shown}`, `/api/categories/${others.category}/products`];
    // An instance serves what it holds for up to ten seconds.
    for (const url of [...urls, ...calls])
      await eventually(`the price in ${url}`, async () => holdsPrice(await get(url), SHOWN_PRICE) || undefined);
  });

  it.each(LIMITED_AUDIENCES)('for %s is in nothing that a visitor can load', async (audience) => {
    for (const url of visitorUrls({ ...others, product: ids[audience] })) {
      const answer = await get(url);
      // The product has no picture.
      expect(answer.status, url).toBe(url.includes('/image/') ? 404 : 200);
      expect(holdsPrice(answer, PRICE), url).toBe(false);
    }
    expect((await get('/api/prices')).status).toBe(401);
    const filtered = await get(`/api/products?maxPrice=${Math.ceil(PRICE)}`);
    expect(filtered.bytes.toString()).not.toContain(ids[audience]);
  });

  it.each(['visitor', 'user', 'rep'] as const)('is in nothing that a %s can read from Firestore', async (person) => {
    const token = person === 'visitor' ? undefined : tokens[person];
    const products = Object.values(ids).map((id) => `products/${id}`);
    const segments = (await server.firestore().collection('snapshots').listDocuments()).map(({ path }) => path);
    expect(segments).not.toEqual([]);
    const answers = await readFirestore([...products, ...segments], token);
    for (const [path, answer] of answers) expect(holdsPrice(answer, PRICE), path).toBe(false);
    // What is refused as a whole needs no search: prices in segments are compressed.
    for (const path of [...products, ...segments]) expect(answers.get(path)?.status, path).toBe(403);
  });

  it.each([
    ['user', ['signedIn']],
    ['rep', ['signedIn', 'staff']],
    ['admin', ['signedIn', 'staff', 'nobody']],
  ] as const)('is shown to a %s for %j', async (person, audiences) => {
    const token = tokens[person];
    const answer = await get('/api/prices', token);
    const { prices } = v.parse(pricesFile, answer.data);
    const own = Object.values(ids).filter((id) => id in prices);
    expect(own.sort()).toEqual(audiences.map((audience) => ids[audience]).sort());
    expect(prices[ids.signedIn]).toEqual({
      ...{ audience: 'signedIn', price: PRICE, discountedPrice: PRICE },
      ...{ priceBreaks: [[50, PRICE]], options: [PRICE] },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await repeatWithTag('/api/prices', token)).status).toBe(304);

    for (const audience of LIMITED_AUDIENCES) {
      const shown = (audiences as readonly string[]).includes(audience);
      const one = await get(`/api/products/${ids[audience]}`, token);
      expect((one.data as { price: number | null }).price, audience).toBe(shown ? PRICE : null);
    }
    const list = await get('/api/products', token);
    expect(list.headers.get('cache-control')).toContain('private');
    const { content } = list.data as { content: { productId: string; price: number | null }[] };
    expect(
      content
        .filter(({ price }) => price === PRICE)
        .map(({ productId }) => productId)
        .sort(),
    ).toEqual(own);
  });
});
