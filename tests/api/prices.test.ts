import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { pricesFile } from '@catalogue/contract/entities/hidden-prices';
import { NO_FACTS } from '@catalogue/contract/no-facts';
import { LIMITED_AUDIENCES, type LimitedAudience } from '@catalogue/contract/price-audience';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, server, stack } from '../stack';
import { newPerson, newProduct } from './fixtures';
import { publishNow } from './publish-now';
import { send } from './server';
import { removeSince } from './remove-since';

/** No other product of the catalogue has this price. */
const PRICE = 7319.37;
const MARKER = String(PRICE);
const started = new Date();
const flag = () => server.firestore().doc('settings/limitedPrices');
const ids = {} as Record<LimitedAudience, string>;
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
  for (const audience of LIMITED_AUDIENCES)
    ids[audience] = await newProduct({
      title: `For ${audience}`,
      price: PRICE,
      discountedPrice: PRICE,
      priceAudience: audience,
      facts,
    });
  const [user, rep, admin] = await Promise.all([newPerson(), newPerson({ rep: true }), newPerson({ admin: true })]);
  [tokens.user, tokens.rep, tokens.admin] = await Promise.all([user.token(), rep.token(), admin.token()]);
  await publishNow(Object.values(ids));
  await eventually('the products in the catalogue', async () => {
    const { data } = await get('/catalogue.json');
    const { products, settings } = data as { products: { id: string }[]; settings?: { limitsPrices?: boolean } };
    const listed = new Set(products.map(({ id }) => id));
    return (settings?.limitsPrices === true && Object.values(ids).every((id) => listed.has(id))) || undefined;
  });
});
afterAll(async () => {
  await removeSince(started);
  await flag().delete();
});

describe('a hidden price', () => {
  it('is in nothing that a visitor can load', async () => {
    const paths = [
      ...[
        '/catalogue.json',
        LIST_URL,
        '/catalogue-details.json',
        '/sitemap.xml',
        '/',
        '/api/products',
        '/api/products?sortBy=price&sortDir=desc',
      ],
      ...LIMITED_AUDIENCES.flatMap((audience) => [`/products/${ids[audience]}`, `/api/products/${ids[audience]}`]),
    ];
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.bytes.toString(), path).not.toContain(MARKER);
    }
    expect((await get('/api/prices')).status).toBe(401);
    const filtered = await get(`/api/products?maxPrice=${Math.ceil(PRICE)}`);
    expect(filtered.bytes.toString()).not.toContain(ids.staff);
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
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
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
