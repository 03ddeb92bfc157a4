import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import type {
  BannerSummary,
  CatalogueNoun,
  CategorySummary,
  ProductDetails,
  ProductSummary,
} from '@catalogue/contract/entities/catalogue';
import { isBanner, isCategory, isDetails, isProduct } from './guards';

/** What a device knows of the public catalogue. Never changed in place: a new state is a new object. */
export interface Snapshot {
  version: number;
  /** Server time, ms: changes after it may be missing. */
  asOf: number;
  categories: ReadonlyMap<string, CategorySummary>;
  products: ReadonlyMap<string, ProductSummary>;
  banners: ReadonlyMap<string, BannerSummary>;
  /** `{noun}/{id}` of what stopped being public, and when: what arrives later but was written earlier stays out. */
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

/** What every file of ours begins with; throws where it is none, or one of another format. */
function opened(file: unknown): Fields & { version: number; asOf: number } {
  if (!isObject(file)) throw new TypeError('Not a file of the catalogue');
  const { format, version, asOf } = file;
  if (format !== CATALOGUE_FORMAT || typeof version !== 'number' || typeof asOf !== 'number') {
    throw new TypeError('Not a file of this format');
  }
  return { ...file, version, asOf };
}

/** Entries by id. One that isn't right is left out: a single odd product must not cost the visitor the others. */
function byId<Entry extends { id: string }>(entries: unknown, isEntry: (value: unknown) => value is Entry): Map<string, Entry> {
  if (!Array.isArray(entries)) throw new TypeError('A list is missing');
  const found = new Map<string, Entry>();
  for (const entry of entries) if (isEntry(entry)) found.set(entry.id, entry);
  return found;
}

/** `/catalogue.json` as a snapshot. Throws when it isn't one, or one of another format. */
export function parseSnapshot(file: unknown): Snapshot {
  const { version, asOf, categories, products, banners } = opened(file);
  return {
    version,
    asOf,
    categories: byId(categories, isCategory),
    products: byId(products, isProduct),
    banners: byId(banners, isBanner),
    removed: new Map(),
  };
}

/** `/catalogue-details.json`. Throws when it isn't that. */
export function parseDetails(file: unknown): Details {
  const { version, asOf, details } = opened(file);
  if (!isObject(details)) throw new TypeError('The details are missing');
  const found = new Map<string, ProductDetails>();
  for (const [id, entry] of Object.entries(details)) if (isDetails(entry)) found.set(id, entry);
  return { version, asOf, details: found };
}

/** A file as IndexedDB keeps it: one text, since ten thousand objects would be copied out one by one. */
export interface Packed {
  version: number;
  json: string;
}

const pack = (content: Fields & { version: number }): Packed => ({
  version: content.version,
  json: JSON.stringify({ format: CATALOGUE_FORMAT, ...content }),
});

export const packSnapshot = ({ version, asOf, categories, products, banners, removed }: Snapshot): Packed =>
  pack({
    version,
    asOf,
    categories: [...categories.values()],
    products: [...products.values()],
    banners: [...banners.values()],
    removed: [...removed],
  });

export const packDetails = ({ version, asOf, details }: Details): Packed =>
  pack({ version, asOf, details: Object.fromEntries(details) });

const isRemoval = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** What `read` makes of what was packed; null where there is none, or it is damaged or of another format. */
function unpacked<Made>(stored: unknown, read: (file: unknown) => Made): Made | null {
  try {
    return isObject(stored) && typeof stored.json === 'string' ? read(JSON.parse(stored.json)) : null;
  } catch {
    return null;
  }
}

export const unpackSnapshot = (stored: unknown): Snapshot | null =>
  unpacked(stored, (file) => {
    const { removed } = opened(file);
    if (!Array.isArray(removed) || !removed.every(isRemoval)) throw new TypeError('The removals are missing');
    return { ...parseSnapshot(file), removed: new Map(removed) };
  });

export const unpackDetails = (stored: unknown): Details | null => unpacked(stored, parseDetails);
