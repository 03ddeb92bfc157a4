import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Catalogue } from '@catalogue/contract/pages/resolve-page';
import { ROOT } from '../../tools/root';
import { stack } from '../stack';
import { fillFirestore } from './fill-firestore';
import { bundle, json, serveSite, type Answer, type BenchSite } from './site';
import { renderedPage } from './rendered-page';

/*
 * Our last build beside the naive page, with 1,000 products and the seed's pictures. A small server stands for the CDN, because
 * the Hosting emulator does not compress.
 */

const SIZE = 1_000;
const PROJECT = 'bench-visit';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'image/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

interface Product {
  id: string;
  title: string;
  picture: { path: string } | null;
}
interface List {
  version: number;
  products: Product[];
}
interface Details {
  version: number;
  details: Record<string, object>;
}

const fromSuite = async (path: string): Promise<Answer> => {
  const response = await fetch(`${stack().baseUrl}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
};

const textOf = ({ body }: Answer): string => body.toString();

/** Copies of the seed's products under other ids, with their real pictures. */
async function manyProducts(): Promise<{ list: List; details: Details }> {
  const list = JSON.parse(textOf(await fromSuite('/catalogue.json'))) as List;
  const { details } = JSON.parse(textOf(await fromSuite('/catalogue-details.json'))) as Details;
  const seed = list.products.filter(({ picture }) => picture);
  const products = Array.from({ length: SIZE }, (_, index) => {
    const round = Math.floor(index / seed.length);
    const base = seed[index % seed.length];
    if (!base) throw new Error('The suite has no products with pictures');
    return round === 0 ? base : { ...base, id: `${base.id}-${round}`, title: `${base.title}, edition ${round}` };
  });
  const detailsOf = ({ id }: Product): object => details[id] ?? details[id.replace(/-\d+$/, '')] ?? {};
  return {
    list: { ...list, products },
    details: { ...list, ...{ details: Object.fromEntries(products.map((one) => [one.id, detailsOf(one)])) } },
  };
}

/** A picture as a naive page shows it: a JPEG of 1,200 pixels. The seed's own are 640 pixels wide. */
async function original(path: string): Promise<Answer> {
  const { body } = await fromSuite(`/pictures/${path}/640.webp`);
  return { type: 'image/jpeg', body: await sharp(Buffer.from(body)).resize(1_200).jpeg({ quality: 90 }).toBuffer() };
}

function builtFile(path: string): Answer | undefined {
  const file = join(ROOT, 'web/dist', path);
  const type = TYPES[extname(path)];
  return type !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile()
    ? { type, body: readFileSync(file) }
    : undefined;
}

/** Serves home and the page of `product`, each as ours and as the naive one. */
export async function startVisitSite(product: string, serve = serveSite): Promise<BenchSite> {
  const many = await manyProducts();
  await fillFirestore(
    PROJECT,
    // Facets are tuples in tuples, which Firestore does not store; the naive page shows none.
    many.list.products.map((product) => ({ ...product, ...many.details.details[product.id], facets: null })),
  );
  const settings = JSON.stringify({ project: PROJECT, port: Number(stack().firestoreHost.split(':')[1]) });
  const naive: Answer = {
    type: 'text/html',
    body: `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Naive</title><script type="application/json" id="settings">${settings}</script><div id="root"></div><script type="module" src="/naive.js"></script>`,
  };
  const catalogue = { catalogue: many.list, details: many.details } as unknown as Catalogue;
  const known = new Map<string, Answer>([
    ['/catalogue.json', json(JSON.stringify(many.list))],
    ['/catalogue-details.json', json(JSON.stringify(many.details))],
    ['/catalogue-version.json', json(JSON.stringify({ version: many.list.version }))],
    ['/', await renderedPage('/', catalogue)],
    [`/products/${product}`, await renderedPage(`/products/${product}`, catalogue)],
    ['/naive.js', await bundle('naive/page.tsx')],
    ['/naive', naive],
    [`/naive/products/${product}`, naive],
  ]);
  const frame = builtFile('/app.html');
  return serve(async (path) => {
    const held = known.get(path) ?? builtFile(path);
    if (held) return held;
    if (path.startsWith('/api/')) return undefined;
    const picture = /^\/originals\/(.*)\.jpg$/.exec(path)?.[1];
    if (picture === undefined && !path.startsWith('/pictures/')) return frame;
    const made = picture === undefined ? await fromSuite(path) : await original(picture);
    known.set(path, made);
    return made;
  });
}

/** Ids of the seed's products that have a picture. */
export async function picturedProducts(): Promise<string[]> {
  const { products } = JSON.parse(textOf(await fromSuite('/catalogue.json'))) as List;
  return products.filter(({ picture }) => picture).map(({ id }) => id);
}
