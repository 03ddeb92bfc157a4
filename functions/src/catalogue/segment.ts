import { moment } from '@catalogue/contract/entities/fields';
import type { CatalogueNoun, ProductDetails } from '@catalogue/contract/entities/catalogue';
import type { HiddenPrices } from '@catalogue/contract/entities/hidden-prices';
import type { PublicContent } from '@catalogue/contract/public-content';
import * as v from 'valibot';
import { compressFragment, readFragment } from './gzip-fragment';
import type { Fragment } from './gzip-fragment';

/** Later than any date JavaScript knows. */
const LATEST_MS = 9_000_000_000_000_000;

/**
 * Position of a document in its published list: products newest first, others by id. Keys are compared as strings and are unique
 * within a collection, so each key belongs to exactly one segment.
 */
export function sortKeyOf(noun: CatalogueNoun, id: string, data: object): string {
  if (noun !== 'products') return id;
  const added = v.safeParse(moment, 'addedDate' in data ? data.addedDate : undefined);
  const time = added.success && Number.isFinite(added.output) ? added.output : 0;
  return `${String(Math.round(LATEST_MS - time)).padStart(16, '0')}~${id}`;
}

/** Sort key of a published entry; the same as that of its document. */
export const sortKeyOfContent = ({ noun, summary }: PublicContent): string => sortKeyOf(noun, summary.id, summary);

/** Most bytes of JSON in a segment: its document stays below Firestore's 1 MiB even if nothing compresses. */
export const MAX_SEGMENT_BYTES = 512 * 1024;
/** Pieces of a segment that grew too large. Smaller than the maximum, so that the next change does not split them again. */
const SPLIT_BYTES = 320 * 1024;
/** A smaller segment is joined with its neighbour. */
export const MIN_SEGMENT_BYTES = 64 * 1024;

const fragmentFacts = v.object({ length: v.number(), crc: v.number() });

/** What the manifest says of one segment: a run of consecutive entries of one collection. */
export const segmentReference = v.object({
  /** Firestore `snapshots/{id}`. A segment is never changed, so a changed one has another id. */
  id: v.string(),
  /** Sort key at which it begins; it ends where the next one begins. */
  first: v.string(),
  count: v.number(),
  list: fragmentFacts,
  details: fragmentFacts,
  /** Missing where no price is limited. */
  prices: v.optional(fragmentFacts),
});
export type SegmentReference = v.InferOutput<typeof segmentReference>;

export interface Segment {
  first: string;
  count: number;
  /** JSON of summaries, joined by commas. */
  list: Fragment;
  /** JSON of `"id":details`, joined by commas; '' for other collections than products. */
  details: Fragment;
  /** JSON of `"id":hidden prices`, joined by commas; '' where no price is limited. */
  prices: Fragment;
}

interface Item {
  key: string;
  list: string;
  details: string;
  prices: string;
}

const entryOf = (id: string, value: object): string => `${JSON.stringify(id)}:${JSON.stringify(value)}`;

const itemOf = (content: PublicContent): Item => ({
  key: sortKeyOfContent(content),
  list: JSON.stringify(content.summary),
  prices: content.noun === 'products' && content.prices ? entryOf(content.summary.id, content.prices) : '',
  details: content.noun === 'products' ? entryOf(content.summary.id, content.details) : '',
});

const sizeOf = ({ list, details, prices }: Item): number =>
  Buffer.byteLength(list) + Buffer.byteLength(details) + Buffer.byteLength(prices) + 3;

/** Whether an entry fits into a segment at all. */
export const fitsSegment = (content: PublicContent): boolean => sizeOf(itemOf(content)) <= MAX_SEGMENT_BYTES;

const compareKeys = (one: Item, other: Item): number => (one.key < other.key ? -1 : Number(one.key > other.key));

/**
 * Segments of the entries, in the order of their keys: one where they fit, else several of similar size. None for no entries.
 *
 * @param first sort key at which the first of them begins
 */
export function segmentsOf(contents: Iterable<PublicContent>, first: string): Segment[] {
  const items = [...contents].map(itemOf).sort(compareKeys);
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const target = total <= MAX_SEGMENT_BYTES ? total : total / Math.ceil(total / SPLIT_BYTES);
  const groups: Item[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = sizeOf(item);
    if (bytes + size > Math.max(target, size)) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(item);
    bytes += size;
  }
  return groups.map((group, index) => ({
    first: index === 0 ? first : (group[0]?.key ?? first),
    count: group.length,
    list: compressFragment(group.map(({ list }) => list).join(',')),
    details: compressFragment(group.flatMap(({ details }) => details || []).join(',')),
    prices: compressFragment(group.flatMap(({ prices }) => prices || []).join(',')),
  }));
}

/** The manifest's entry of a stored segment. */
export const referenceTo = (id: string, { first, count, list, details, prices }: Segment): SegmentReference => ({
  id,
  first,
  count,
  list: { length: list.length, crc: list.crc },
  details: { length: details.length, crc: details.crc },
  ...(prices.length > 0 && { prices: { length: prices.length, crc: prices.crc } }),
});

/** Summaries of a fragment, unchecked. @throws if the fragment is damaged */
export const summariesIn = (fragment: Fragment): unknown[] => JSON.parse(`[${readFragment(fragment)}]`) as unknown[];

/** Details by product id. @throws if the fragment is damaged */
export const detailsIn = (fragment: Fragment): Record<string, ProductDetails> =>
  JSON.parse(`{${readFragment(fragment)}}`) as Record<string, ProductDetails>;

/** Hidden prices by product id. @throws if the fragment is damaged */
export const pricesIn = (fragment: Fragment): Record<string, HiddenPrices> =>
  JSON.parse(`{${readFragment(fragment)}}`) as Record<string, HiddenPrices>;

/** Entries of a segment; null for one that is missing or damaged. */
export function contentsOf(noun: CatalogueNoun, segment: Segment | null): PublicContent[] | null {
  if (segment === null) return null;
  try {
    const details = detailsIn(segment.details);
    const prices = pricesIn(segment.prices);
    // Written by segmentsOf and checked by its checksum.
    return (summariesIn(segment.list) as PublicContent['summary'][]).map(
      (summary) =>
        ({
          noun,
          summary,
          ...(noun === 'products' ? { details: details[summary.id] } : {}),
          ...(Object.hasOwn(prices, summary.id) ? { prices: prices[summary.id] } : {}),
        }) as PublicContent,
    );
  } catch {
    return null;
  }
}

/** Index of the segment that a key belongs to. */
export function segmentIndexOf(segments: readonly Pick<SegmentReference, 'first'>[], key: string): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((segments[middle]?.first ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
