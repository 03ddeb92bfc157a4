import type { SnapshotSource } from './catalogue-reader';
import { withDocumentsFallback } from './documents-fallback';
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
