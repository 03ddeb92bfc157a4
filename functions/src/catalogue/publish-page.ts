import { CATALOGUE_NOUNS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { changeOf, pathOf } from './catalogue-change';
import type { CatalogueChange, Path } from './catalogue-change';
import type { Manifest } from './manifest';
import { readAudiences, type AudienceOf } from './price-audiences';
import type { Failure, QueueEntry, PublishPort, ReadQueueEntry, StoredDocument } from './publish-port';
import { rewriteSegments } from './rewrite-segments';
import type { KeyedChange } from './rewrite-segments';
import { fitsSegment, segmentIndexOf, sortKeyOf } from './segment';

/** Bounds of one page, so that memory and the time between two renewals of the lease stay bounded. */
export const PAGE = { entries: 2_000, bytes: 16 * 1024 * 1024, segments: 48 } as const;
const READ_BATCH = 200;

/** Result of one page: segments are written, but nothing is published yet. */
export interface PublishedPage {
  segments: Manifest['segments'];
  replaced: string[];
  effects: CatalogueChange[];
  examined: Set<Path>;
  failures: Failure[];
  /** Entries that the page covers: the first ones of those given, perhaps not all. */
  entries: ReadQueueEntry[];
}

/** Applies the first entries of the queue to the segments, as many as fit into a page. */
export async function publishPage(
  port: PublishPort,
  segments: Manifest['segments'],
  entries: readonly ReadQueueEntry[],
): Promise<PublishedPage> {
  const covered: ReadQueueEntry[] = [];
  const changes = new Map<Path, KeyedChange>();
  const touched = new Set<string>();
  // Read before the documents: a price that is limited later puts its products into the queue again.
  const audienceOf = await readAudiences(port);
  let bytes = 0;
  for (let start = 0; start < entries.length; start += READ_BATCH) {
    if (bytes >= PAGE.bytes || touched.size >= PAGE.segments) break;
    const batch = entries.slice(start, start + READ_BATCH);
    const documents = await port.readDocuments([...new Set(batch.map((entry) => pathOf(entry.noun, entry.documentId)))]);
    const byPath = new Map(documents.map((document) => [document.path, document]));
    for (const entry of batch) {
      const path = pathOf(entry.noun, entry.documentId);
      const document = byPath.get(path);
      if (document === undefined) throw new Error('A document was not read');
      const change = keyedChange(entry, document, audienceOf, changes.get(path));
      changes.set(path, change);
      bytes += change.content === null ? 0 : JSON.stringify(change.content).length;
      for (const key of change.keys) touched.add(`${entry.noun} ${segmentIndexOf(segments[entry.noun], key)}`);
      covered.push(entry);
    }
  }
  return { ...(await rewriteAll(port, segments, [...changes.values()])), examined: new Set(changes.keys()), entries: covered };
}

function keyedChange(
  entry: QueueEntry,
  { path, at, data }: StoredDocument,
  audienceOf: AudienceOf,
  earlier: KeyedChange | undefined,
): KeyedChange {
  const change = changeOf(path, at, data, audienceOf);
  const isTooLarge = change.content !== null && !fitsSegment(change.content);
  const keys = [entry.key, ...(data === undefined ? [] : [sortKeyOf(entry.noun, entry.documentId, data)])];
  return {
    ...change,
    ...(isTooLarge ? { content: null, failure: 'too large' } : {}),
    wasPublic: entry.wasPublic || (earlier?.wasPublic ?? false),
    keys: [...new Set([...keys, ...(earlier?.keys ?? [])])],
  };
}

async function rewriteAll(
  port: PublishPort,
  segments: Manifest['segments'],
  changes: readonly KeyedChange[],
): Promise<Pick<PublishedPage, 'segments' | 'replaced' | 'effects' | 'failures'>> {
  const next = { ...segments };
  const replaced: string[] = [];
  const effects: CatalogueChange[] = [];
  for (const noun of CATALOGUE_NOUNS) {
    const own = changes.filter(({ path }) => nounIs(noun, path));
    if (own.length === 0) continue;
    const rewritten = await rewriteSegments(port, noun, next[noun], own);
    next[noun] = rewritten.references;
    replaced.push(...rewritten.replaced);
    effects.push(...rewritten.effects);
  }
  const failures = changes.flatMap(({ path, failure }) => (failure === undefined ? [] : [{ path, reason: failure }]));
  return { segments: next, replaced, effects, failures };
}

const nounIs = (noun: CatalogueNoun, path: Path): boolean => path.startsWith(`${noun}/`);
