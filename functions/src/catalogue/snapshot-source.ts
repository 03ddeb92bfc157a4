import { CATALOGUE_NOUNS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta, CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import type { SnapshotSource } from './catalogue-reader';
import { changeOf } from './catalogue-change';
import type { Manifest } from './manifest';
import type { PublishPort } from './publish-port';
import { readAudiences } from './price-audiences';
import { referenceTo, segmentsOf } from './segment';
import type { Segment } from './segment';
import { readFragments, readManifest, readMeta } from './snapshot-store';

/** The catalogue that visitors get, from Firestore. */
export const snapshotSource: SnapshotSource = withDocumentsFallback(
  { readMeta, readManifest, readFragments },
  {
    scanDocuments: async function* (noun) {
      const { publishStore } = await import('./publish-store');
      yield* publishStore.scanDocuments(noun);
    },
    readSettings: async () => (await import('./publish-store')).publishStore.readSettings(),
  },
);

interface Made {
  manifest: Manifest;
  segments: ReadonlyMap<string, Segment>;
}

type Documents = Pick<PublishPort, 'scanDocuments' | 'readSettings'>;

/**
 * Reads the catalogue from its documents while a published catalogue has no readable manifest: after an upgrade of the format or
 * from a restored backup, until the publisher has run. An instance reads them once.
 */
export function withDocumentsFallback(source: SnapshotSource, stored: Documents): SnapshotSource {
  let held: { version: number; made: Promise<Made> } | null = null;

  function madeFor(meta: CatalogueMeta): Promise<Made> {
    if (held?.version === meta.version) return held.made;
    const made = makeOf(meta, stored);
    held = { version: meta.version, made };
    made.catch(() => (held = null));
    return made;
  }

  return {
    readMeta: source.readMeta,
    async readManifest() {
      const manifest = await source.readManifest();
      const meta = manifest === null ? await source.readMeta() : null;
      if (meta !== null) return (await madeFor(meta)).manifest;
      held = null;
      return manifest;
    },
    async readFragments(references, name) {
      const segments = (await held?.made)?.segments;
      if (segments === undefined || references.some(({ id }) => !segments.has(id)))
        return source.readFragments(references, name);
      return references.map(({ id }) => segments.get(id)?.[name] ?? null);
    },
  };
}

async function makeOf({ version, asOf }: CatalogueMeta, stored: Documents): Promise<Made> {
  const [{ published }, audienceOf] = await Promise.all([stored.readSettings(), readAudiences(stored)]);
  const settings = published ?? undefined;
  const segments = new Map<string, Segment>();
  const referencesOf = async (noun: CatalogueNoun) => {
    const contents: PublicContent[] = [];
    for await (const documents of stored.scanDocuments(noun))
      for (const { path, at, data } of documents) contents.push(...[changeOf(path, at, data, audienceOf).content ?? []].flat());
    return segmentsOf(contents, '').map((segment, index) => {
      const id = `unpublished-${version}-${noun}-${index}`;
      segments.set(id, segment);
      return referenceTo(id, segment);
    });
  };
  const [categories = [], products = [], banners = []] = await Promise.all(CATALOGUE_NOUNS.map(referencesOf));
  return {
    segments,
    manifest: { format: 1, version, asOf, settings, segments: { categories, products, banners }, replaced: [] },
  };
}
