import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import type {
  BannerSummary,
  CatalogueNoun,
  CategorySummary,
  ProductDetails,
  ProductSummary,
} from '@catalogue/contract/entities/catalogue';
import type { PublishedSettings } from '@catalogue/contract/entities/published-settings';

/** The public catalogue on a device. Immutable: an update makes a new object. */
export interface Snapshot {
  version: number;
  /** Server time, ms: changes after it may be missing. */
  asOf: number;
  categories: ReadonlyMap<string, CategorySummary>;
  products: ReadonlyMap<string, ProductSummary>;
  banners: ReadonlyMap<string, BannerSummary>;
  /** What staff set for the whole site. */
  settings: PublishedSettings;
  /** Removal time by `{noun}/{id}`: a copy written earlier than the removal does not bring the entry back. */
  removed: ReadonlyMap<string, number>;
}

/** Descriptions and the like, by product id. */
export interface Details {
  version: number;
  asOf: number;
  details: ReadonlyMap<string, ProductDetails>;
}

export const removedKey = (noun: CatalogueNoun, id: string): string => `${noun}/${id}`;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields that both catalogue files begin with. Throws when they are missing or of another format. */
function readEnvelope(file: unknown): Fields & { version: number; asOf: number } {
  if (!isObject(file)) throw new TypeError('Not a file of the catalogue');
  const { format, version, asOf } = file;
  if (format !== CATALOGUE_FORMAT || typeof version !== 'number' || typeof asOf !== 'number') {
    throw new TypeError('Not a file of this format');
  }
  return { ...file, version, asOf };
}

/** Entries by id. The publisher checks each with the contract's schema; the format says by which (decision 019). */
function byId<Entry extends { id: string }>(entries: unknown): Map<string, Entry> {
  if (!Array.isArray(entries)) throw new TypeError('A list is missing');
  return new Map((entries as Entry[]).map((entry) => [entry.id, entry]));
}

/** Parses `/catalogue.json` in rows. Throws when it is malformed or of another format. */
export function parseSnapshot(file: unknown): Snapshot {
  const { version, asOf, categories, products, banners, settings } = readEnvelope(file);
  return {
    version,
    asOf,
    categories: byId(categories),
    products: byId(products),
    banners: byId(banners),
    settings: isObject(settings) ? settings : {},
    removed: new Map(),
  };
}

/** Parses `/catalogue-details.json`. Throws when it is malformed or of another format. */
export function parseDetails(file: unknown): Details {
  const { version, asOf, details } = readEnvelope(file);
  if (!isObject(details)) throw new TypeError('The details are missing');
  return { version, asOf, details: new Map(Object.entries(details as Record<string, ProductDetails>)) };
}

/** A file as stored in IndexedDB: one string, because cloning ten thousand objects is slow. */
export interface Packed {
  version: number;
  json: string;
}

const pack = (content: Fields & { version: number }): Packed => ({
  version: content.version,
  json: JSON.stringify({ format: CATALOGUE_FORMAT, ...content }),
});

export const packSnapshot = ({ version, asOf, categories, products, banners, settings, removed }: Snapshot): Packed =>
  pack({
    version,
    asOf,
    categories: [...categories.values()],
    products: [...products.values()],
    banners: [...banners.values()],
    settings,
    removed: [...removed],
  });

export const packDetails = ({ version, asOf, details }: Details): Packed =>
  pack({ version, asOf, details: Object.fromEntries(details) });

const isRemoval = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Parses a stored file; null when there is none, or it is damaged or of another format. */
function unpack<Parsed>(stored: unknown, parse: (file: unknown) => Parsed): Parsed | null {
  try {
    return isObject(stored) && typeof stored.json === 'string' ? parse(JSON.parse(stored.json)) : null;
  } catch {
    return null;
  }
}

export const unpackSnapshot = (stored: unknown): Snapshot | null =>
  unpack(stored, (file) => {
    const { removed } = readEnvelope(file);
    if (!Array.isArray(removed) || !removed.every(isRemoval)) throw new TypeError('The removals are missing');
    return { ...parseSnapshot(file), removed: new Map(removed) };
  });

export const unpackDetails = (stored: unknown): Details | null => unpack(stored, parseDetails);
