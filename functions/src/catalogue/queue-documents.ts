import { createHash } from 'node:crypto';
import { CATALOGUE_NOUNS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { isPublic } from '@catalogue/contract/public-content';
import type { PublicContent } from '@catalogue/contract/public-content';
import { changeOf, idOf, nounOf, pathOf } from './catalogue-change';
import type { Path } from './catalogue-change';
import type { Manifest } from './manifest';
import { readAudiences } from './price-audiences';
import type { QueueEntry, PublishPort } from './publish-port';
import { contentsOf, sortKeyOf, sortKeyOfContent } from './segment';

type Fields = Record<string, unknown>;

const entryOf = (path: Path, key: string, wasPublic = false): QueueEntry => {
  const noun = nounOf(path);
  return { id: `${noun}~${key}`, noun, documentId: idOf(path), key, wasPublic };
};

/** Queue entries for one write of a document: two if the write moved it in the list. */
export function entriesOfWrite(path: Path, before: Fields | undefined, after: Fields | undefined): QueueEntry[] {
  const [noun, id] = [nounOf(path), idOf(path)];
  const keys = new Set([before, after].flatMap((data) => (data === undefined ? [] : [sortKeyOf(noun, id, data)])));
  // Devices read documents themselves, so they may hold either state although neither was published.
  const wasPublic = [before, after].some((data) => data !== undefined && isPublic(noun, data));
  return [...keys].map((key) => entryOf(path, key, wasPublic));
}

/** Queues every document of the catalogue, or of some collections. `onPage` is called after each page of documents. */
export async function queueAll(
  port: PublishPort,
  onPage: () => Promise<void>,
  nouns: readonly CatalogueNoun[] = CATALOGUE_NOUNS,
): Promise<void> {
  for (const noun of nouns)
    for await (const documents of port.scanDocuments(noun)) {
      await port.addEntries(documents.flatMap(({ path, data }) => entriesOfWrite(path, undefined, data)));
      await onPage();
    }
}

/** Segments read at once. */
const SEGMENTS_AT_ONCE = 8;

const hashOf = (content: PublicContent): string => createHash('sha1').update(JSON.stringify(content)).digest('base64');

interface Known {
  hash: string;
  key: string;
}

/** Id of no document. For an entry with it, the publisher reads the segment of its key, and restores the segment if it is damaged. */
export const NO_DOCUMENT = '-';

/** Entry of no change: starts the publisher when no document of the catalogue has changed. */
export const NO_CHANGE: QueueEntry = { id: 'banners~', noun: 'banners', documentId: NO_DOCUMENT, key: '', wasPublic: false };

interface Published {
  known: Map<Path, Known>;
  damaged: QueueEntry[];
}

async function readPublished(port: PublishPort, noun: CatalogueNoun, { segments }: Manifest): Promise<Published> {
  const known = new Map<Path, Known>();
  const damaged: QueueEntry[] = [];
  for (let start = 0; start < segments[noun].length; start += SEGMENTS_AT_ONCE) {
    const references = segments[noun].slice(start, start + SEGMENTS_AT_ONCE);
    const read = await port.readSegments(references);
    for (const [index, { first }] of references.entries()) {
      const contents = contentsOf(noun, read[index] ?? null);
      if (contents === null) damaged.push(entryOf(pathOf(noun, NO_DOCUMENT), first));
      for (const content of contents ?? [])
        known.set(pathOf(noun, content.summary.id), { hash: hashOf(content), key: sortKeyOfContent(content) });
    }
  }
  return { known, damaged };
}

/**
 * Queues every document whose published state is not its current one. Memory holds one page of documents, a few segments and a
 * hash per published document.
 *
 * @returns how many entries were added
 */
export async function queueDifferences(port: PublishPort, manifest: Manifest): Promise<number> {
  let count = 0;
  const add = async (entries: readonly QueueEntry[]): Promise<void> => {
    count += entries.length;
    if (entries.length > 0) await port.addEntries(entries);
  };
  const audienceOf = await readAudiences(port);
  for (const noun of CATALOGUE_NOUNS) {
    const { known, damaged } = await readPublished(port, noun, manifest);
    await add(damaged);
    for await (const documents of port.scanDocuments(noun)) {
      const different = documents.flatMap(({ path, at, data }) => {
        const { content } = changeOf(path, at, data, audienceOf);
        const published = known.get(path);
        known.delete(path);
        if (published?.hash === (content === null ? undefined : hashOf(content))) return [];
        return [
          ...entriesOfWrite(path, undefined, data),
          ...(published === undefined ? [] : [entryOf(path, published.key, true)]),
        ];
      });
      await add(different);
    }
    await add([...known].map(([path, { key }]) => entryOf(path, key, true)));
  }
  return count;
}
