import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { loadAhead } from '../../release/stale-chunks';
import { within } from '../../../lib/within';
import { clearStored, fetchSnapshot, loadDetails, loadSnapshot, readStoredCatalogue, saveCatalogue } from '../load';
import { catalogue, updateCatalogue } from '../store';
import type { Snapshot } from '../snapshot';
import { mergeSnapshot } from './merge';
import { fetchUpdates, mergeTabs, type LocalCatalogue, type UpdateSource } from './fetch-updates';

/** A buffering proxy may swallow Firestore's responses while our own origin works: the whole list is fetched instead. */
const FIRESTORE_TIMEOUT_MS = 8_000;

const firestore: UpdateSource = {
  meta: async () => {
    const { readMeta } = await loadAhead(() => import('../../firebase/content/changes'));
    return v.parse(catalogueMeta, await within(FIRESTORE_TIMEOUT_MS, readMeta()));
  },
  changes: async (since, limit) => {
    const { readChanges } = await loadAhead(() => import('../../firebase/content/changes'));
    return within(FIRESTORE_TIMEOUT_MS, readChanges(since, limit));
  },
  snapshot: async (version) => (await fetchSnapshot(version)).snapshot,
};

function localCatalogue(): LocalCatalogue | null {
  const { snapshot, details } = catalogue();
  return snapshot && { snapshot, details };
}

/** Updates memory and device to `version` or later. */
export async function applyUpdates(version: number): Promise<void> {
  const local = localCatalogue();
  if (!local || catalogue().state !== 'ready') return loadSnapshot(version);
  try {
    if (local.snapshot.settings.limitsPrices) {
      await applyWholeList(local.snapshot, version);
      return;
    }
    const apply = await fetchUpdates(local.snapshot, firestore);
    const next = apply(localCatalogue() ?? local);
    if (next.snapshot.version < local.snapshot.version) await clearStored();
    updateCatalogue(next);
  } catch {
    await loadSnapshot(version);
  }
  saveCatalogue();
  void loadDetails();
}

/** Rules cannot hide prices in documents, so visitors do not read products from Firestore once prices are limited. */
async function applyWholeList(held: Snapshot, version: number): Promise<void> {
  const { snapshot: fetched } = await fetchSnapshot(version);
  const isRestored = version < held.version;
  if (isRestored) await clearStored();
  updateCatalogue(
    isRestored ? { snapshot: fetched, details: null } : { snapshot: mergeSnapshot(catalogue().snapshot, fetched) },
  );
  saveCatalogue();
  void loadDetails();
}

/** Merges the newer catalogue that another tab has saved on the device. */
export async function applyOtherTab(): Promise<void> {
  const stored = await readStoredCatalogue();
  if (!stored) return;
  const local = localCatalogue();
  if (local) updateCatalogue(mergeTabs(local, stored));
  else updateCatalogue({ ...stored, state: 'ready' });
}
