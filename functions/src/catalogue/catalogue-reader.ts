import type {
  BannerSummary,
  CatalogueMeta,
  CategorySummary,
  ProductDetails,
  ProductSummary,
} from '@catalogue/contract/entities/catalogue';
import { CATALOGUE_FORMAT, COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import type { PricesFile } from '@catalogue/contract/entities/hidden-prices';
import type { CatalogueFiles } from './catalogue-files';
import { byOrder, envelopeOf, UNPUBLISHED } from './catalogue-files';
import { columnsOf } from './columns';
import { compressFragment, EMPTY_FRAGMENT, gzipOf, joinedByCommas } from './gzip-fragment';
import type { Fragment } from './gzip-fragment';
import { NO_SEGMENTS, segmentIdsOf } from './manifest';
import type { Manifest } from './manifest';
import { detailsIn, pricesIn, summariesIn } from './segment';
import type { SegmentReference } from './segment';
import { createFragmentCache, SegmentGone } from './segment-cache';
import type { FragmentName } from './snapshot-store';

/** Where the published catalogue is read from. */
export interface SnapshotSource {
  readMeta: () => Promise<CatalogueMeta | null>;
  readManifest: () => Promise<Manifest | null>;
  /** null for each segment that is gone. */
  readFragments: (references: readonly SegmentReference[], name: FragmentName) => Promise<(Fragment | null)[]>;
}

export interface CatalogueSnapshot extends CatalogueFiles {
  version: number;
}

/** Files that anyone may read; `columns` is the list in columns. */
export type PublicFile = Exclude<FragmentName, 'prices'> | 'columns';

/** One file of the catalogue as it is sent. */
export interface ReadyFile {
  format: number;
  version: number;
  gzip: Buffer;
}

/** The published catalogue as this instance holds it. Segments never change, so only new ones are read. */
export interface CatalogueReader {
  /** One read: the version that visitors should have. */
  version: () => Promise<number>;
  /** The catalogue at `version` or later; reads nothing if it is held already. */
  snapshot: (version: number) => Promise<CatalogueSnapshot>;
  /** The last published file, joined from compressed segments. */
  file: (name: PublicFile) => Promise<ReadyFile>;
  /** Prices that not everyone may see, of the last published catalogue. */
  prices: () => Promise<PricesFile>;
}

type Current = Pick<Manifest, 'version' | 'asOf' | 'settings' | 'segments'>;

const settingsOf = ({ settings }: Current) => (settings === undefined ? {} : { settings });

/** Bytes of JSON of products up to which a list is made of columns: an instance holds all of them in memory meanwhile. */
const MAX_COLUMNS_BYTES = 16 * 1024 * 1024;

const NOTHING: Current = { ...UNPUBLISHED, segments: NO_SEGMENTS };

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

export function createCatalogueReader(source: SnapshotSource): CatalogueReader {
  const lists = createFragmentCache((references) => source.readFragments(references, 'list'));
  const details = createFragmentCache((references) => source.readFragments(references, 'details'));
  const prices = createFragmentCache((references) => source.readFragments(references, 'prices'));
  const parsedLists = createParsedCache(summariesIn);
  const parsedDetails = createParsedCache(detailsIn);

  async function withCurrent<Made>(make: (current: Current, skipMissing: boolean) => Promise<Made>): Promise<Made> {
    const attempt = async (skipMissing: boolean): Promise<Made> => {
      const current = (await source.readManifest()) ?? NOTHING;
      const made = await make(current, skipMissing);
      lists.keepOnly(current);
      details.keepOnly(current);
      prices.keepOnly(current);
      return made;
    };
    try {
      return await attempt(false);
    } catch (cause) {
      if (!(cause instanceof SegmentGone)) throw cause;
      return attempt(true);
    }
  }

  async function summariesOf<Summary>(references: readonly SegmentReference[], skipMissing: boolean): Promise<Summary[]> {
    const found = await lists.get(references, skipMissing);
    return references.flatMap((reference, index) => parsedLists.get(reference, found[index] ?? EMPTY_FRAGMENT) as Summary[]);
  }

  async function makeSnapshot(current: Current, skipMissing: boolean): Promise<CatalogueSnapshot> {
    const { segments } = current;
    const found = await details.get(segments.products, skipMissing);
    const catalogue = {
      ...envelopeOf(current),
      ...settingsOf(current),
      categories: (await summariesOf<CategorySummary>(segments.categories, skipMissing)).sort(byOrder),
      products: await summariesOf<ProductSummary>(segments.products, skipMissing),
      banners: (await summariesOf<BannerSummary>(segments.banners, skipMissing)).sort(byOrder),
    };
    const all: Record<string, ProductDetails> = {};
    for (const [index, reference] of segments.products.entries())
      Object.assign(all, parsedDetails.get(reference, found[index] ?? EMPTY_FRAGMENT));
    const ids = segmentIdsOf(current);
    parsedLists.keepOnly(ids);
    parsedDetails.keepOnly(ids);
    return { version: current.version, catalogue, details: { ...envelopeOf(current), details: all } };
  }

  async function readList(current: Current, skipMissing: boolean) {
    const { segments } = current;
    const categories = (await summariesOf<CategorySummary>(segments.categories, skipMissing)).sort(byOrder);
    const banners = (await summariesOf<BannerSummary>(segments.banners, skipMissing)).sort(byOrder);
    const envelope = { ...envelopeOf(current), ...settingsOf(current), categories, banners };
    return { envelope, products: await lists.get(segments.products, skipMissing) };
  }

  async function makeList(current: Current, skipMissing: boolean): Promise<ReadyFile> {
    const { envelope, products } = await readList(current, skipMissing);
    const gzip = fileOf(envelope, 'products', ['[', ']'], products);
    return { format: CATALOGUE_FORMAT, version: current.version, gzip };
  }

  async function makeColumns(current: Current, skipMissing: boolean): Promise<ReadyFile> {
    const bytes = current.segments.products.reduce((sum, { list }) => sum + list.length, 0);
    if (bytes > MAX_COLUMNS_BYTES) return makeList(current, skipMissing);
    const { envelope, products } = await readList(current, skipMissing);
    const columns = columnsOf(products.flatMap(summariesIn) as ProductSummary[]);
    const file = { ...envelope, format: COLUMNS_FORMAT, products: columns };
    return { format: COLUMNS_FORMAT, version: current.version, gzip: gzipOf([compressFragment(JSON.stringify(file))]) };
  }

  async function makeDetails(current: Current, skipMissing: boolean): Promise<ReadyFile> {
    const fragments = await details.get(current.segments.products, skipMissing);
    const gzip = fileOf(envelopeOf(current), 'details', ['{', '}'], fragments);
    return { format: CATALOGUE_FORMAT, version: current.version, gzip };
  }

  async function makePrices(current: Current, skipMissing: boolean): Promise<PricesFile> {
    const fragments = await prices.get(current.segments.products, skipMissing);
    const all: PricesFile['prices'] = {};
    for (const fragment of fragments) Object.assign(all, pricesIn(fragment));
    return { version: current.version, prices: all };
  }

  const makers = { list: makeList, columns: makeColumns, details: makeDetails };
  let held: CatalogueSnapshot | undefined;
  let reading: Promise<CatalogueSnapshot> | undefined;

  return {
    version: async () => (await source.readMeta())?.version ?? UNPUBLISHED.version,
    snapshot: (version) => {
      if (held?.version === version) return Promise.resolve(held);
      reading ??= withCurrent(makeSnapshot)
        .then((made) => (held = made))
        .finally(() => (reading = undefined));
      return reading;
    },
    prices: () => withCurrent(makePrices),
    file: (name) => withCurrent(makers[name]),
  };
}
