import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { catchUp, joinTabs, type Held, type Remote } from './catch-up';
import { fetchSnapshot, forgetStored, keep, loadDetails, loadSnapshot, storedState } from './load';
import { catalogue, set } from './store';

/* Takes in what is newer than what this page holds. Import it dynamically, once there is such a thing: most visits never do. */

/** A buffering proxy may swallow Firestore's answers while our own origin is fine: then the whole list is fetched instead. */
const FIRESTORE_PATIENCE_MS = 8_000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const patience = new Promise<never>((_, reject) =>
    setTimeout(reject, FIRESTORE_PATIENCE_MS, new Error('Firestore does not answer')),
  );
  return Promise.race([work, patience]);
}

const firestore: Remote = {
  meta: async () => {
    const { readMeta } = await import('../firebase/changes');
    return v.parse(catalogueMeta, await inTime(readMeta()));
  },
  changes: async (since, most) => {
    const { readChanges } = await import('../firebase/changes');
    return inTime(readChanges(since, most));
  },
  snapshot: async (version) => (await fetchSnapshot(version)).snapshot,
};

function holdNow(): Held | null {
  const { snapshot, details } = catalogue();
  return snapshot && { snapshot, details };
}

/** Brings memory and device to `version` or later. */
export async function advance(version: number): Promise<void> {
  const held = holdNow();
  if (!held || catalogue().state !== 'ready') return loadSnapshot(version);
  try {
    const takeIn = await catchUp(held.snapshot, firestore);
    const next = takeIn(holdNow() ?? held);
    if (next.snapshot.version < held.snapshot.version) await forgetStored();
    set(next);
  } catch {
    await loadSnapshot(version);
  }
  keep();
  void loadDetails();
}

/** Another tab has kept something newer. */
export async function takeInFromOtherTab(): Promise<void> {
  const other = await storedState();
  if (!other) return;
  const held = holdNow();
  if (held) set(joinTabs(held, other));
  else set({ ...other, state: 'ready' });
}
