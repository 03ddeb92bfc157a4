import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import { changeOf, pathOf } from './catalogue-change';
import type { CatalogueChange, Change, Path } from './catalogue-change';
import { readAudiences } from './price-audiences';
import type { PublishPort } from './publish-port';
import { contentsOf, MIN_SEGMENT_BYTES, referenceTo, segmentIndexOf, segmentsOf, sortKeyOfContent } from './segment';
import type { Segment, SegmentReference } from './segment';
import { log } from '../platform/log';

export interface Rewritten {
  references: SegmentReference[];
  replaced: string[];
  effects: CatalogueChange[];
}

/** A change together with every sort key its document has or had. */
export interface KeyedChange extends Change {
  keys: readonly string[];
}

type Port = Pick<PublishPort, 'readSegments' | 'writeSegment' | 'scanDocuments' | 'readSettings'>;

/** Applies changes to the segments of one collection. Reads and writes only the segments that the changes belong to. */
export async function rewriteSegments(
  port: Port,
  noun: CatalogueNoun,
  references: readonly SegmentReference[],
  changes: readonly KeyedChange[],
): Promise<Rewritten> {
  const indexOf = (key: string): number => segmentIndexOf(references, key);
  const touched = [...new Set(changes.flatMap(({ keys }) => keys.map(indexOf)))].filter((index) => index in references);
  const loaded = await loadSegments(port, noun, references, touched);
  const published = new Map<Path, PublicContent>();
  for (const contents of loaded.contents.values())
    for (const content of contents) published.set(pathOf(noun, content.summary.id), content);
  const { contents, effects } = applyChanges(published, [...loaded.restored, ...changes]);

  const dirty = new Set(loaded.restoredIndexes);
  for (const effect of effects) {
    const before = published.get(effect.path);
    if (before !== undefined) dirty.add(indexOf(sortKeyOfContent(before)));
    if (effect.kind === 'upsert') dirty.add(indexOf(sortKeyOfContent(effect.content)));
  }
  const byIndex = new Map<number, PublicContent[]>([...dirty].map((index) => [index, []]));
  for (const content of contents.values()) byIndex.get(indexOf(sortKeyOfContent(content)))?.push(content);
  const resyncs = loaded.restoredIndexes.map((index): CatalogueChange => ({
    kind: 'resync',
    path: pathOf(noun, String(index)),
    at: 0,
  }));
  return { ...(await writeDirty(port, noun, references, byIndex)), effects: [...effects, ...resyncs] };
}

/** Published content by path. */
export type Contents = ReadonlyMap<Path, PublicContent>;

interface Applied {
  contents: Map<Path, PublicContent>;
  effects: CatalogueChange[];
}

/** Applies the current state of documents to what is published. A repeated change yields no effect. */
export function applyChanges(published: Contents, changes: readonly Change[]): Applied {
  const contents = new Map(published);
  const effects: CatalogueChange[] = [];
  for (const { path, at, content, wasPublic } of changes) {
    const before = contents.get(path);
    if (content === null) {
      contents.delete(path);
      if (before !== undefined || wasPublic) effects.push({ kind: 'delete', path, at });
    } else if (!isSame(before, content)) {
      contents.set(path, content);
      effects.push({ kind: 'upsert', path, at, content });
    }
  }
  return { contents, effects };
}

const isSame = (one: PublicContent | undefined, other: PublicContent): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Writes the changed segments; one that became small is joined with the next one. */
async function writeDirty(
  port: Port,
  noun: CatalogueNoun,
  references: readonly SegmentReference[],
  dirty: ReadonlyMap<number, readonly PublicContent[]>,
): Promise<Pick<Rewritten, 'references' | 'replaced'>> {
  const next: SegmentReference[] = [];
  const replaced: string[] = [];
  let carried: { first: string; contents: PublicContent[] } | null = null;
  const end = Math.max(references.length, 1);
  for (let index = 0; index < end; index += 1) {
    const reference = references[index];
    const changed = dirty.get(index);
    if (changed === undefined && carried === null) {
      if (reference !== undefined) next.push(reference);
      continue;
    }
    const own = changed ?? (reference === undefined ? [] : await readContents(port, noun, references, index));
    const first: string = carried?.first ?? reference?.first ?? '';
    const contents: PublicContent[] = [...(carried?.contents ?? []), ...own];
    if (reference !== undefined) replaced.push(reference.id);
    const segments = segmentsOf(contents, first);
    const isSmall = segments.length < 2 && segments.every((one) => bytesOf(one) < MIN_SEGMENT_BYTES);
    carried = isSmall && index < end - 1 ? { first, contents } : null;
    if (carried === null) for (const segment of segments) next.push(referenceTo(await port.writeSegment(segment), segment));
  }
  return { references: next, replaced };
}

const bytesOf = ({ list, details, prices }: Segment): number => list.length + details.length + prices.length;

async function readContents(
  port: Port,
  noun: CatalogueNoun,
  references: readonly SegmentReference[],
  index: number,
): Promise<PublicContent[]> {
  const { contents, restored } = await loadSegments(port, noun, references, [index]);
  return contents.get(index) ?? restored.flatMap(({ content }) => content ?? []);
}

interface Loaded {
  contents: Map<number, PublicContent[]>;
  /** Changes that restore segments which cannot be read. */
  restored: Change[];
  restoredIndexes: number[];
}

async function loadSegments(
  port: Port,
  noun: CatalogueNoun,
  references: readonly SegmentReference[],
  indexes: readonly number[],
): Promise<Loaded> {
  const found = await port.readSegments(indexes.flatMap((index) => references[index] ?? []));
  const contents = new Map<number, PublicContent[]>();
  const damaged: number[] = [];
  for (const [position, index] of indexes.entries()) {
    const read = contentsOf(noun, found[position] ?? null);
    if (read === null) damaged.push(index);
    else contents.set(index, read);
  }
  const restored = damaged.length === 0 ? [] : await restoreSegments(port, noun, references, new Set(damaged));
  return { contents, restored, restoredIndexes: damaged };
}

/** Reads the whole collection, because nothing else records what a damaged segment held. */
async function restoreSegments(
  port: Port,
  noun: CatalogueNoun,
  references: readonly SegmentReference[],
  damaged: ReadonlySet<number>,
): Promise<Change[]> {
  log.error('Segments of the catalogue are damaged: restoring them from the documents', { path: noun, count: damaged.size });
  const restored: Change[] = [];
  const audienceOf = await readAudiences(port);
  for await (const documents of port.scanDocuments(noun))
    for (const { path, at, data } of documents) {
      const change = changeOf(path, at, data, audienceOf);
      if (change.content !== null && damaged.has(segmentIndexOf(references, sortKeyOfContent(change.content))))
        restored.push(change);
    }
  return restored;
}
