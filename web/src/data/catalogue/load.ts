import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { change, read, remove, write } from '../device-store/database';
import { tabChannel } from '../device-store/tab-channel';
import { fetchSameOrigin } from '../network/network-status';
import { clockOffset, learnServerTime, restoreClockOffset } from '../network/server-clock';
import { loadAhead } from '../release/stale-chunks';
import { whenIdle } from '../../lib/idle';
import type { LocalCatalogue } from './updates/fetch-updates';
import {
  packDetails,
  packSnapshot,
  parseDetails,
  parseSnapshot,
  unpackDetails,
  unpackSnapshot,
  type Details,
  type Packed,
  type Snapshot,
} from './snapshot';
import { catalogue, hasDetails, updateCatalogue } from './store';

const LIST = 'list';
const DETAILS = 'details';
/** Server time, ms, when the server last confirmed the stored copy. */
const CONFIRMED = 'confirmed';
/** Offset between the server's clock and the device's at that time, ms. */
const CLOCK = 'clock';

/** Carries the version of the catalogue that a tab has saved on this device. */
const updateChannel = tabChannel<number>('catalogue');

/** Tells the other tabs of this device that a newer catalogue has been saved on it. */
const announceUpdate = updateChannel.post;

/** Calls `listener` when another tab has saved a newer catalogue. */
export const onUpdateInOtherTab = updateChannel.subscribe;

/** The copy stored on this device, and its clock offset; null when there is none, or it is damaged. */
export async function readStoredCatalogue(): Promise<LocalCatalogue | null> {
  const [list, details, clock] = await Promise.all([LIST, DETAILS, CLOCK].map((key) => read('catalogue', key)));
  restoreClockOffset(clock);
  const snapshot = unpackSnapshot(list);
  return snapshot && { snapshot, details: unpackDetails(details) };
}

/** Shows the copy stored on this device. Returns false when there is none, or it is damaged. */
export async function showStored(): Promise<boolean> {
  const [list, confirmed, clock] = await Promise.all([LIST, CONFIRMED, CLOCK].map((key) => read('catalogue', key)));
  restoreClockOffset(clock);
  const stored = unpackSnapshot(list);
  if (!stored) {
    // A damaged copy may carry a version higher than all to come.
    if (list !== undefined) await clearStored();
    return false;
  }
  updateCatalogue({ confirmedAt: typeof confirmed === 'number' ? confirmed : null });
  await show(stored);
  return true;
}

/** Shows the details stored on this device, unless those in memory are as new. */
export async function showStoredDetails(): Promise<void> {
  const stored = await read('catalogue', DETAILS);
  const { details } = catalogue();
  // Details of version 0 came with a page: they are those of its own product.
  if (details !== null && details.version > 0 && versionOf(stored) <= details.version) return;
  const parsed = unpackDetails(stored);
  if (parsed) await showDetails(parsed);
}

const loadMerge = () => loadAhead(() => import('./updates/merge'));

/** Replaces or merges the catalogue in memory. Most visits have nothing to merge, so they do not load the code for it. */
async function show(fetched: Snapshot): Promise<void> {
  const merge = catalogue().snapshot && (await loadMerge());
  updateCatalogue({
    snapshot: merge ? merge.mergeSnapshot(catalogue().snapshot, fetched) : fetched,
    state: 'ready',
    initialData: null,
  });
}

async function showDetails(fetched: Details): Promise<void> {
  const merge = catalogue().details && (await loadMerge());
  const { snapshot, details } = catalogue();
  updateCatalogue({ details: merge ? merge.mergeDetails(details, fetched, snapshot?.products ?? new Map()) : fetched });
}

const versionOf = (stored: unknown): number =>
  typeof stored === 'object' && stored !== null && 'version' in stored && typeof stored.version === 'number'
    ? stored.version
    : -Infinity;

/** Stores `value` unless another tab has stored a newer one. Returns whether it was newer than the stored one. */
async function saveIfNewer<Value extends { version: number }>(
  key: string,
  value: Value,
  pack: (value: Value) => Packed,
): Promise<boolean> {
  let isNewer = false;
  await change('catalogue', key, (stored) => {
    const version = versionOf(stored);
    isNewer = version < value.version;
    return version > value.version ? stored : pack(value);
  });
  return isNewer;
}

/** Stores the catalogue in memory on the device when the page is idle, and tells the other tabs when it is newer. */
export function saveCatalogue(): void {
  // Without the code that takes hidden prices out, nothing is stored: the next visit repeats it.
  whenIdle(() => void save().catch(() => undefined));
}

async function save(): Promise<void> {
  const limitsPrices = catalogue().snapshot?.settings.limitsPrices;
  // Prices that not everyone may see are stored apart, under the session.
  const strip = limitsPrices && (await loadAhead(() => import('./prices/merge-prices'))).priceMerger(new Map());
  const { snapshot, details } = catalogue();
  if (!snapshot) return;
  const stored = strip ? strip(snapshot, details) : { snapshot, details };
  const results = await Promise.all([
    stored.snapshot && saveIfNewer(LIST, stored.snapshot, packSnapshot),
    stored.details && saveIfNewer(DETAILS, stored.details, packDetails),
  ]);
  if (results.includes(true)) announceUpdate(snapshot.version);
}

/** Deletes the stored copy, so that an older one can replace it. */
export async function clearStored(): Promise<void> {
  await Promise.all([remove('catalogue', LIST), remove('catalogue', DETAILS)]);
}

/** Stores when the server last confirmed the copy, and its clock offset. Offline pages show that time as "as of". */
export function saveConfirmation(at: number | null): void {
  if (at === null) return;
  void write('catalogue', CONFIRMED, at);
  void write('catalogue', CLOCK, clockOffset());
}

async function fetchJson(url: string): Promise<{ body: unknown; servedAt: number | null }> {
  const response = await fetchSameOrigin(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { body: await response.json(), servedAt: learnServerTime(response) };
}

/**
 * Fetches the whole list. A `version` in the URL bypasses caches that hold an older one. Rejects when the network fails,
 * or the response is not a catalogue.
 */
export async function fetchSnapshot(version?: number): Promise<{ snapshot: Snapshot; servedAt: number | null }> {
  // The device stores rows, so what reads columns is not kept for offline use. It arrives while the list does.
  const [{ body, servedAt }, { withRows }] = await Promise.all([
    fetchJson(version === undefined ? LIST_URL : `${LIST_URL}&v=${version}`),
    import('@catalogue/contract/catalogue-columns'),
  ]);
  return { snapshot: parseSnapshot(withRows(body)), servedAt };
}

/** Fetches, shows and stores the whole list. Rejects as `fetchSnapshot` does. */
export async function loadSnapshot(version?: number): Promise<void> {
  const { snapshot, servedAt } = await fetchSnapshot(version);
  await show(snapshot);
  updateCatalogue({ confirmedAt: servedAt ?? catalogue().confirmedAt });
  saveCatalogue();
}

let loadingDetails: Promise<void> | null = null;

async function fetchDetails(): Promise<void> {
  if (!hasDetails()) await showStoredDetails();
  const { snapshot } = catalogue();
  if (!snapshot || hasDetails()) return;
  const { body } = await fetchJson(`/catalogue-details.json?v=${snapshot.version}`);
  await showDetails(parseDetails(body));
  saveCatalogue();
}

/** Loads details no older than the list: from memory, else the device, else the server. Never rejects. */
export async function loadDetails(): Promise<void> {
  loadingDetails ??= fetchDetails()
    .catch(() => undefined)
    .finally(() => {
      loadingDetails = null;
      updateCatalogue({ detailsFailed: !hasDetails() });
    });
  await loadingDetails;
}
