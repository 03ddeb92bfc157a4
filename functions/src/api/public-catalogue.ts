import { NO_FACTS } from '@catalogue/contract/product-fields';
import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import { CATALOGUE_NOUNS, unpublishedSince } from '@catalogue/contract/entities/catalogue';
import type {
  BannerSummary,
  CatalogueNoun,
  CategorySummary,
  ProductDetails,
  ProductSummary,
} from '@catalogue/contract/entities/catalogue';
import type { PricesFile } from '@catalogue/contract/entities/hidden-prices';
import { createCatalogueReader } from '../catalogue/catalogue-reader';
import type { CatalogueSnapshot } from '../catalogue/join-segments';
import { batchCalls } from '../catalogue/batch-calls';
import { changeOf, idOf, microsOf, nounOf, pathOf } from '../catalogue/catalogue-change';
import type { Change } from '../catalogue/catalogue-change';
import { readAudiences } from '../catalogue/price-audiences';
import { publishStore } from '../catalogue/publish-store';
import { snapshotSource } from '../catalogue/snapshot-source';
import { firestore, Timestamp } from '../platform/firestore';
import { productAnswer } from './answers';

/** All public content, by id. */
export interface PublicCatalogue {
  categories: ReadonlyMap<string, CategorySummary>;
  products: ReadonlyMap<string, ProductAnswer>;
  banners: ReadonlyMap<string, BannerSummary>;
  /** Some products have prices that not everyone may see: `hiddenPrices` has them. */
  limitsPrices: boolean;
  /** Changes with every change of the content; the source of ETags. */
  version: string;
}

/** Lists may be a minute old at the CDN, and are checked by their ETag afterwards. */
export const CDN_LIST_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Limit of the query for changes since the snapshot; later changes are read by the next call. */
const MAX_CHANGES_PER_READ = 1_000;

/** Changes this instance has read since a snapshot edition. */
interface Overlay {
  /** `updatedAt` of the last change read, by noun. */
  until: Record<CatalogueNoun, Timestamp>;
  changes: readonly Change[];
  view: PublicCatalogue;
}

const reader = createCatalogueReader(snapshotSource);
const overlays = new WeakMap<CatalogueSnapshot, Overlay>();

/** Calls that arrive during a read share the next one: a crowd costs as little as two callers, and no one misses their own write. */
const readCurrent = batchCalls<undefined, PublicCatalogue>(async () => {
  const edition = await reader.snapshot(await reader.version());
  const before = overlays.get(edition) ?? emptyOverlay(edition);
  const now = await readChanges(edition, before);
  overlays.set(edition, now);
  return now.view;
});

/**
 * The current public catalogue: the stored snapshot, kept in memory, plus changes since. Any page costs at most four reads, and
 * a caller sees its own write at once.
 */
export const publicCatalogue = (): Promise<PublicCatalogue> => readCurrent(undefined);

/** Prices that not everyone may see, as published. */
export const hiddenPrices = (): Promise<PricesFile> => reader.prices();

function emptyOverlay(edition: CatalogueSnapshot): Overlay {
  const since = Timestamp.fromMillis(unpublishedSince(edition.catalogue.asOf, Date.now()));
  return {
    until: { categories: since, products: since, banners: since },
    changes: [],
    view: assemble(edition, []),
  };
}

async function readChanges(edition: CatalogueSnapshot, before: Overlay): Promise<Overlay> {
  const until = { ...before.until };
  const found = await Promise.all(
    CATALOGUE_NOUNS.map(async (noun) => {
      const changed = firestore().collection(COLLECTIONS[noun]).where('updatedAt', '>', until[noun]);
      const { docs } = await changed.orderBy('updatedAt').limit(MAX_CHANGES_PER_READ).get();
      const last: unknown = docs.at(-1)?.get('updatedAt');
      if (last instanceof Timestamp) until[noun] = last;
      return docs.map((document) => ({ path: pathOf(noun, document.id), document }));
    }),
  );
  if (found.every((documents) => documents.length === 0)) return before;
  const audienceOf = await readAudiences(publishStore);
  const changed = found
    .flat()
    .map(({ path, document }) => changeOf(path, microsOf(document.updateTime), document.data(), audienceOf));
  const changes = [...before.changes, ...changed];
  return { until, changes, view: assemble(edition, changes) };
}

interface Parts {
  categories: Map<string, CategorySummary>;
  products: Map<string, { summary: ProductSummary; details: ProductDetails }>;
  banners: Map<string, BannerSummary>;
}

function assemble(
  { version, catalogue, details: { details } }: CatalogueSnapshot,
  changes: readonly Change[],
): PublicCatalogue {
  const parts: Parts = { categories: new Map(), products: new Map(), banners: new Map() };
  for (const one of catalogue.categories) parts.categories.set(one.id, one);
  for (const one of catalogue.banners) parts.banners.set(one.id, one);
  for (const summary of catalogue.products) {
    const more = details[summary.id];
    if (more !== undefined) parts.products.set(summary.id, { summary, details: more });
  }
  for (const change of changes) apply(parts, change);

  const products = new Map<string, ProductAnswer>();
  for (const [id, { summary, details: more }] of parts.products) {
    const category = parts.categories.get(summary.categoryId ?? '');
    const { description, quantity, facts = NO_FACTS, pictures = [] } = more;
    products.set(id, productAnswer({ ...summary, description, quantity, facts, live: true }, pictures, category));
  }
  const seen = createHash('sha256').update(changes.map(({ path, at }) => `${path} ${at}`).join('\n'));
  const limitsPrices = catalogue.settings?.limitsPrices === true;
  return { ...parts, products, limitsPrices, version: `${version}-${seen.digest('base64url').slice(0, 16)}` };
}

function apply(parts: Parts, { path, content }: Change): void {
  parts[nounOf(path)].delete(idOf(path));
  if (content?.noun === 'categories') parts.categories.set(content.summary.id, content.summary);
  if (content?.noun === 'banners') parts.banners.set(content.summary.id, content.summary);
  if (content?.noun === 'products') parts.products.set(content.summary.id, content);
}
