import { NO_FACTS } from '@catalogue/contract/product-fields';
import { CATALOGUE_FORMAT, INITIAL_DATA_ID } from '@catalogue/contract/catalogue-format';
import { LIMITS } from '@catalogue/contract/limits';
import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';
import { storePath } from '@catalogue/contract/paths';
import type { PublicContent } from '@catalogue/contract/public-content';
import { describe, expect, it } from 'vitest';
import { receiptPage, refusedFormPage } from '../../functions/src/api/form-page';
import { changeOf } from '../../functions/src/catalogue/catalogue-change';
import type { Path } from '../../functions/src/catalogue/catalogue-change';
import type { Catalogue } from '@catalogue/contract/pages/resolve-page';
import { servePage } from '../../functions/src/page/serve-page';
import { answerOf } from '../fixtures/answer-of';
import { HOSTILE_PAYLOADS } from '../fixtures/hostile-payloads';
import { productFields } from '../fixtures/product-fields';
import { trespassesIn } from '../fixtures/trespasses';

/*
 * Hostile text in every field of products and categories, stored as an admin's script or an imported spreadsheet could store it:
 * published, and rendered into pages on the server.
 */

// Not a literal: the types of the site's components are checked by their own project.
const ENTRY_SERVER = new URL('../../web/src/app/entry-server.tsx', import.meta.url).pathname;
const renderer = (await import(ENTRY_SERVER)) as PageRenderer;
const files = { scripts: [], styles: [], css: '' };
const pages = { '*': files, '/store/:categoryId/:categoryTitle?': files, '/products/:productId': files };
const release: Release = { entry: '/assets/entry-1.js', builtAt: 1_790_000_000_000, commit: '', modules: [], pages };

const payload = (index: number): string => HOSTILE_PAYLOADS[index % HOSTILE_PAYLOADS.length] ?? '';
const short = (index: number, limit: number): string => payload(index).trim().slice(0, limit).trim();

function published<Noun extends PublicContent['noun']>(path: Path & `${Noun}/${string}`, fields: Record<string, unknown>) {
  const { content, failure } = changeOf(path, 1, fields, () => 'everyone');
  if (content === null) throw new Error(`${path} was not published: ${failure ?? ''}`);
  return content as Extract<PublicContent, { noun: Noun }>;
}

const category = published<'categories'>('categories/c-1', {
  ...{ title: short(7, LIMITS.title), description: payload(11), coverImage: null, hue: 1, order: 1, revision: 1 },
  ...{ createdAt: 1, updatedAt: 1, deletedAt: null, imageName: null, picture: null },
});
const products = HOSTILE_PAYLOADS.map((html, index) => {
  const facts = {
    ...NO_FACTS,
    ...{
      material: short(index + 1, LIMITS.fact),
      size: short(index + 2, LIMITS.fact),
      packaging: short(index + 3, LIMITS.fact),
    },
    ...{ countryOfOrigin: short(index + 4, LIMITS.country), tags: [short(index + 5, LIMITS.tag)] },
  };
  const sku = short(index + 6, LIMITS.sku);
  const fields = { title: short(index, LIMITS.title), sku, description: html, categoryId: 'c-1', facts };
  return published<'products'>(`products/p-${index}`, productFields(fields));
});

const envelope = { format: CATALOGUE_FORMAT, version: 7, asOf: 7 } as const;
const catalogue: Catalogue = {
  catalogue: { ...envelope, categories: [category.summary], products: products.map(({ summary }) => summary), banners: [] },
  details: { ...envelope, details: Object.fromEntries(products.map(({ summary, details }) => [summary.id, details])) },
};

async function render(path: string): Promise<string> {
  const handler = servePage({
    catalogue: () => Promise.resolve(catalogue),
    renderer,
    release,
    origin: () => Promise.resolve('https://demo.web.app'),
    previews: () => Promise.resolve({}),
    entryState: () => Promise.resolve('unknown'),
  });
  const { status, body } = await answerOf(handler, { path, method: 'GET', headers: {} });
  expect(status).toBe(200);
  return body.toString();
}

/** Data, and scripts of the site. */
const isOwnScript = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('id') === INITIAL_DATA_ID ||
  attributes.get('type') === 'application/ld+json' ||
  [release.entry, '/before-hydration.js'].includes(attributes.get('src') ?? '');

describe('hostile text in every field', () => {
  it('has more than 850 forms', () => {
    expect(new Set(HOSTILE_PAYLOADS).size).toBeGreaterThan(850);
    expect(HOSTILE_PAYLOADS.filter((html) => trespassesIn(html).length > 0).length).toBeGreaterThan(300);
  });

  it('is published as rich text that runs and loads nothing', () => {
    for (const { details } of products) expect(trespassesIn(details.description), details.description).toEqual([]);
  });

  it('runs and loads nothing in the pages of the products', { timeout: 120_000 }, async () => {
    for (let index = 0; index < products.length; index += 40)
      expect(trespassesIn(await render(`/products/p-${index}`), isOwnScript), payload(index)).toEqual([]);
  });

  it('runs and loads nothing in the page of a category with all of them', { timeout: 120_000 }, async () => {
    expect(trespassesIn(await render(storePath(category.summary)), isOwnScript)).toEqual([]);
  });

  it('runs and loads nothing in the pages that answer a form without scripts', () => {
    for (const [index, text] of HOSTILE_PAYLOADS.entries()) {
      const fields = { name: text, companyname: text, city: text, mobile: text, email: text, message: text, quantity: text };
      const order = { ...fields, productrequest: text, productId: text };
      const receipt = { id: 'a', reference: 'Q-1', receivedAt: 1 };
      const html = [
        refusedFormPage('order', order, text, { name: text }, text),
        refusedFormPage('quickEnquiry', fields, text, { email: text }, text),
        receiptPage('order', order, receipt, false, text),
      ];
      expect(
        html.flatMap((one) => trespassesIn(one)),
        payload(index),
      ).toEqual([]);
    }
  });
});
