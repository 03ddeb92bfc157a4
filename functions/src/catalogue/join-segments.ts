import type {
  BannerSummary,
  CatalogueDetailsFile,
  CatalogueFile,
  CatalogueMeta,
  CategorySummary,
  ProductDetails,
  ProductSummary,
} from '@catalogue/contract/entities/catalogue';
import { CATALOGUE_FORMAT, COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import type { PricesFile } from '@catalogue/contract/entities/hidden-prices';
import { columnsOf } from './columns';
import { compressFragment, EMPTY_FRAGMENT, gzipOf, joinedByCommas } from './gzip-fragment';
import type { Fragment } from './gzip-fragment';
import { segmentIdsOf } from './manifest';
import type { Manifest } from './manifest';
import { detailsIn, pricesIn, summariesIn } from './segment';
import type { SegmentReference } from './segment';
import { createFragmentCache } from './segment-cache';
import type { FragmentName } from './snapshot-store';

/* The catalogue and its files, joined from the segments of one version. */

export type Current = Pick<Manifest, 'version' | 'asOf' | 'settings' | 'segments'>;

/** The segments of the current version. `skipMissing`: a deleted segment is empty; otherwise it throws SegmentGone. */
export interface CurrentSegments {
  caches: ReturnType<typeof createSegmentCaches>;
  current: Current;
  skipMissing: boolean;
}

export interface CatalogueFiles {
  catalogue: CatalogueFile;
  details: CatalogueDetailsFile;
}

export interface CatalogueSnapshot extends CatalogueFiles {
  version: number;
}

/** One file of the catalogue as it is sent. */
export interface ReadyFile {
  format: number;
  version: number;
  gzip: Buffer;
}

type Published = Pick<CatalogueMeta, 'version' | 'asOf'>;

/** Version of the catalogue before the first publication. */
export const UNPUBLISHED: Published = { version: 0, asOf: 0 };

/** What each file of the catalogue begins with. */
export const envelopeOf = ({ version, asOf }: Published) => ({ format: CATALOGUE_FORMAT, version, asOf }) as const;

/** Position in lists; of two at the same position, the lower id first. */
export const byOrder = (one: { order: number; id: string }, other: { order: number; id: string }): number =>
  one.order - other.order || compareText(one.id, other.id);

/** Order of ids and of sort keys. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Bytes of JSON of products up to which a list is made of columns: an instance holds all of them in memory meanwhile. */
const MAX_COLUMNS_BYTES = 16 * 1024 * 1024;

/** Holds what was parsed of each segment while the segment is part of the catalogue. */
function createParsedCache<Parsed>(parse: (fragment: Fragment) => Parsed) {
  const held = new Map<string, Parsed>();
  return {
    get({ id }: SegmentReference, fragment: Fragment): Parsed {
      const parsed = held.get(id) ?? parse(fragment);
      held.set(id, parsed);
      return parsed;
    },
    keepOnly(ids: ReadonlySet<string>): void {
      for (const id of held.keys()) if (!ids.has(id)) held.delete(id);
    },
  };
}

/** What this instance holds of the segments: compressed, and parsed where a snapshot needed it. */
export function createSegmentCaches(
  read: (references: readonly SegmentReference[], name: FragmentName) => Promise<(Fragment | null)[]>,
) {
  const lists = createFragmentCache((references) => read(references, 'list'));
  const details = createFragmentCache((references) => read(references, 'details'));
  const prices = createFragmentCache((references) => read(references, 'prices'));
  return {
    ...{ lists, details, prices },
    parsedLists: createParsedCache(summariesIn),
    parsedDetails: createParsedCache(detailsIn),
    /** Forgets the fragments of segments that are no longer part of the catalogue. */
    keepOnly: (current: Current): void => {
      for (const cache of [lists, details, prices]) cache.keepOnly(current);
    },
  };
}

const settingsOf = ({ settings }: Current) => (settings === undefined ? {} : { settings });

/** Gzip of `{…envelope, "field": open…fragments…close}`. */
function fileOf(
  envelope: object,
  field: string,
  [open, close]: readonly [string, string],
  fragments: readonly Fragment[],
): Buffer {
  const start = `${JSON.stringify(envelope).slice(0, -1)},"${field}":${open}`;
  return gzipOf([compressFragment(start), ...joinedByCommas(fragments), compressFragment(`${close}}`)]);
}

async function summariesOf<Summary>(
  { caches, skipMissing }: CurrentSegments,
  references: readonly SegmentReference[],
): Promise<Summary[]> {
  const found = await caches.lists.get(references, skipMissing);
  return references.flatMap(
    (reference, index) => caches.parsedLists.get(reference, found[index] ?? EMPTY_FRAGMENT) as Summary[],
  );
}

const categoriesOf = async (all: CurrentSegments): Promise<CategorySummary[]> =>
  (await summariesOf<CategorySummary>(all, all.current.segments.categories)).sort(byOrder);

const bannersOf = async (all: CurrentSegments): Promise<BannerSummary[]> =>
  (await summariesOf<BannerSummary>(all, all.current.segments.banners)).sort(byOrder);

/** The whole catalogue, parsed. */
export async function makeSnapshot(all: CurrentSegments): Promise<CatalogueSnapshot> {
  const { caches, current, skipMissing } = all;
  const references = current.segments.products;
  const found = await caches.details.get(references, skipMissing);
  const catalogue = {
    ...envelopeOf(current),
    ...settingsOf(current),
    categories: await categoriesOf(all),
    products: await summariesOf<ProductSummary>(all, references),
    banners: await bannersOf(all),
  };
  const details: Record<string, ProductDetails> = {};
  for (const [index, reference] of references.entries())
    Object.assign(details, caches.parsedDetails.get(reference, found[index] ?? EMPTY_FRAGMENT));
  const ids = segmentIdsOf(current);
  caches.parsedLists.keepOnly(ids);
  caches.parsedDetails.keepOnly(ids);
  return { version: current.version, catalogue, details: { ...envelopeOf(current), details } };
}

async function readList(all: CurrentSegments) {
  const { caches, current, skipMissing } = all;
  const categories = await categoriesOf(all);
  const banners = await bannersOf(all);
  const envelope = { ...envelopeOf(current), ...settingsOf(current), categories, banners };
  return { envelope, products: await caches.lists.get(current.segments.products, skipMissing) };
}

/** The list of all products, joined without parsing them. */
export async function makeList(all: CurrentSegments): Promise<ReadyFile> {
  const { envelope, products } = await readList(all);
  const gzip = fileOf(envelope, 'products', ['[', ']'], products);
  return { format: CATALOGUE_FORMAT, version: all.current.version, gzip };
}

/** The list in columns; a list that is too large for memory stays as it is. */
export async function makeColumns(all: CurrentSegments): Promise<ReadyFile> {
  const { version, segments } = all.current;
  const bytes = segments.products.reduce((sum, { list }) => sum + list.length, 0);
  if (bytes > MAX_COLUMNS_BYTES) return makeList(all);
  const { envelope, products } = await readList(all);
  const columns = columnsOf(products.flatMap(summariesIn) as ProductSummary[]);
  const file = { ...envelope, format: COLUMNS_FORMAT, products: columns };
  return { format: COLUMNS_FORMAT, version, gzip: gzipOf([compressFragment(JSON.stringify(file))]) };
}

/** The details of all products, joined without parsing them. */
export async function makeDetails({ caches, current, skipMissing }: CurrentSegments): Promise<ReadyFile> {
  const fragments = await caches.details.get(current.segments.products, skipMissing);
  const gzip = fileOf(envelopeOf(current), 'details', ['{', '}'], fragments);
  return { format: CATALOGUE_FORMAT, version: current.version, gzip };
}

/** Prices that not everyone may see. */
export async function makePrices({ caches, current, skipMissing }: CurrentSegments): Promise<PricesFile> {
  const fragments = await caches.prices.get(current.segments.products, skipMissing);
  const prices: PricesFile['prices'] = {};
  for (const fragment of fragments) Object.assign(prices, pricesIn(fragment));
  return { version: current.version, prices };
}
