import * as v from 'valibot';
import { withRows } from '../catalogue-columns';
import { CATALOGUE_FORMAT, COLUMNS_FORMAT } from '../catalogue-format';
import { LIMITED_AUDIENCES } from '../price-audience';
import { banner } from './banner';
import { category } from './category';
import { count, id, moment } from './fields';
import { pictureSummary } from './picture';
import { product } from './product';
import { productFacets } from './product-facets';
import { productFacts } from './product-facts';
import { publishedSettings } from './published-settings';

/**
 * How far before its own `asOf` a copy asks for changes: writes reach the snapshot in any order, a later one sometimes first.
 * A change that arrives later still moves `removedSince`, and every older copy fetches the whole snapshot.
 */
export const CHANGES_OVERLAP_MS = 5 * 60_000;

/** Usual upper bound of the time between a write and its publication, ms. */
const PUBLISH_DELAY_MS = 60_000;

/**
 * Returns the time from which readers of Firestore (staff, the API) query changes that a snapshot lacks. `asOf` may be later than
 * some of its writes, because it also states which removals a copy knows.
 *
 * @param asOf of the copy
 * @param now the server's time when it was read
 */
export const unpublishedSince = (asOf: number, now: number): number => Math.min(asOf, now) - PUBLISH_DELAY_MS;

/** Most removals listed in `meta/catalogue`, which a device reads after a change. Beyond it, older copies fetch the whole snapshot. */
export const MAX_REMOVED_LISTED = 200;

/** What lists, cards, search by title and the cart need of a live product. */
export const productSummary = v.object({
  ...v.omit(product, [
    ...(['description', 'quantity', 'live', 'imageName', 'imageError', 'deletedAt'] as const),
    ...(['picture', 'galleryNames', 'gallery', 'facts', 'priceAudience'] as const),
  ]).entries,
  picture: v.nullable(pictureSummary),
  /** Missing where the product has no facts. */
  facets: v.optional(productFacets),
  /** Who may see its prices, which are missing here. Missing: everyone. */
  pricesFor: v.optional(v.picklist(LIMITED_AUDIENCES)),
});
export type ProductSummary = v.InferOutput<typeof productSummary>;

export const categorySummary = v.object({
  ...v.omit(category, ['imageName', 'imageError', 'createdAt', 'deletedAt', 'picture', 'priceAudience']).entries,
  picture: v.nullable(pictureSummary),
});
export type CategorySummary = v.InferOutput<typeof categorySummary>;

export const bannerSummary = v.omit(banner, ['planned', 'imageName', 'imageError', 'createdAt', 'deletedAt']);
export type BannerSummary = v.InferOutput<typeof bannerSummary>;

/** What only the product page and full-text search need. */
export const productDetails = v.object({
  description: v.string(),
  quantity: count,
  placeholder: v.nullable(v.string()),
  /** Pictures behind the first. Missing where there are none. */
  pictures: v.optional(v.array(pictureSummary)),
  /** Missing where the product has none. */
  facts: v.optional(productFacts),
});
export type ProductDetails = v.InferOutput<typeof productDetails>;

const envelope = {
  format: v.literal(CATALOGUE_FORMAT),
  /** Grows with every change of public content. */
  version: count,
  /** Server time of the newest change in the file: devices request the changes since then. */
  asOf: moment,
};

const rowsFile = v.object({
  ...envelope,
  /** Missing while staff have not changed the settings of the code. */
  settings: v.optional(publishedSettings),
  categories: v.array(categorySummary),
  products: v.array(productSummary),
  banners: v.array(bannerSummary),
});

/** Difference of two neighbours in a column. */
const step = v.pipe(v.number(), v.minValue(-Number.MAX_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER));
const column = v.union([
  v.array(v.unknown()),
  v.object({ steps: v.array(step) }),
  v.object({ distinct: v.array(v.unknown()), indexes: v.array(count) }),
]);
const columnsFile = v.looseObject({ format: v.literal(COLUMNS_FORMAT), products: v.record(v.string(), column) });

/** `GET /catalogue.json`. Columns are parsed into the same rows. */
export const catalogueFile = v.union([
  rowsFile,
  v.pipe(
    columnsFile,
    v.transform((file): unknown => withRows(file)),
    rowsFile,
  ),
]);
export type CatalogueFile = v.InferOutput<typeof catalogueFile>;

/** `GET /catalogue-details.json` */
export const catalogueDetailsFile = v.object({ ...envelope, details: v.record(v.string(), productDetails) });
export type CatalogueDetailsFile = v.InferOutput<typeof catalogueDetailsFile>;

/** `GET /catalogue-version.json`: what an open page asks to learn whether anything changed. */
export interface CatalogueVersion {
  version: number;
}

export const CATALOGUE_NOUNS = ['categories', 'products', 'banners'] as const;
/** Names of the collections that make up the public catalogue. */
export type CatalogueNoun = (typeof CATALOGUE_NOUNS)[number];

/** Firestore `meta/catalogue`: the one document a visit reads to learn whether anything changed. */
export const catalogueMeta = v.object({
  version: count,
  asOf: moment,
  /** Removals before this moment are no longer listed: a copy older than it fetches the whole snapshot. */
  removedSince: moment,
  /** Content that stopped being public, and when (the server's time of that write). */
  removed: v.array(v.object({ noun: v.picklist(CATALOGUE_NOUNS), id, at: moment })),
});
export type CatalogueMeta = v.InferOutput<typeof catalogueMeta>;
