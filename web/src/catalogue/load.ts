import { change, read, remove, write } from '../device/database';
import { fetchSameOrigin } from '../device/network-status';
import { clockOffset, learnServerTime, restoreClockOffset } from '../device/server-clock';
import { whenIdle } from '../lib/idle';
import type { Held } from './catch-up';
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
import { catalogue, hasDetails, set } from './store';
import { tellOtherTabs } from './tabs';

const LIST = 'list';
const DETAILS = 'details';
/** Server time, ms, when the server last confirmed what is kept. */
const CONFIRMED = 'confirmed';
/** How far the server's clock was ahead of the device's then, ms. */
const CLOCK = 'clock';

/** What the device holds; null: nothing (usable). */
export async function storedState(): Promise<Held | null> {
  const [list, details] = await Promise.all([read('catalogue', LIST), read('catalogue', DETAILS)]);
  const snapshot = unpackSnapshot(list);
  return snapshot && { snapshot, details: unpackDetails(details) };
}

/** What the device holds, into memory. False: it holds nothing (usable). */
export async function readStored(): Promise<boolean> {
  const [list, confirmed, clock] = await Promise.all([LIST, CONFIRMED, CLOCK].map((key) => read('catalogue', key)));
  restoreClockOffset(clock);
  const stored = unpackSnapshot(list);
  if (!stored) {
    // Damaged or of another format, and perhaps calling itself newer than all to come.
    if (list !== undefined) await forgetStored();
    return false;
  }
  set({ confirmedAt: typeof confirmed === 'number' ? confirmed : null });
  await show(stored);
  return true;
}

/** Descriptions from the device into memory. */
export async function readStoredDetails(): Promise<boolean> {
  const stored = unpackDetails(await read('catalogue', DETAILS));
  if (stored) await showDetails(stored);
  return stored !== null;
}

/** Into memory. Where memory holds nothing, as in most visits, there is nothing to merge with and nothing to load for it. */
async function show(fetched: Snapshot): Promise<void> {
  const merge = catalogue().snapshot && (await import('./merge'));
  set({ snapshot: merge ? merge.mergeSnapshot(catalogue().snapshot, fetched) : fetched, state: 'ready' });
}

async function showDetails(fetched: Details): Promise<void> {
  const merge = catalogue().details && (await import('./merge'));
  const { snapshot, details } = catalogue();
  set({ details: merge ? merge.mergeDetails(details, fetched, snapshot?.products ?? new Map()) : fetched });
}

const versionOf = (held: unknown): number =>
  typeof held === 'object' && held !== null && 'version' in held && typeof held.version === 'number' ? held.version : -Infinity;

/** Another tab may have kept a newer one meanwhile: that one stays. Answers whether ours was new. */
async function keepNewest<Kept extends { version: number }>(
  key: string,
  value: Kept,
  pack: (value: Kept) => Packed,
): Promise<boolean> {
  let isNews = false;
  await change('catalogue', key, (held) => {
    const version = versionOf(held);
    isNews = version < value.version;
    return version > value.version ? held : pack(value);
  });
  return isNews;
}

/** Keeps what memory holds on the device, once the page is at rest, and tells the other tabs when it is news. */
export function keep(): void {
  whenIdle(() => {
    const { snapshot, details } = catalogue();
    void Promise.all([
      snapshot ? keepNewest(LIST, snapshot, packSnapshot) : false,
      details ? keepNewest(DETAILS, details, packDetails) : false,
    ]).then((news) => {
      if (snapshot && news.includes(true)) tellOtherTabs(snapshot.version);
    });
  });
}

/** Removes what the device keeps, so that something older may take its place. */
export async function forgetStored(): Promise<void> {
  await Promise.all([remove('catalogue', LIST), remove('catalogue', DETAILS)]);
}

/** Remembers when the server last confirmed what is kept, and its clock: offline pages say "as of" that moment. */
export function keepConfirmed(at: number | null): void {
  if (at === null) return;
  void write('catalogue', CONFIRMED, at);
  void write('catalogue', CLOCK, clockOffset());
}

async function fetchJson(address: string): Promise<{ body: unknown; servedAt: number | null }> {
  const response = await fetchSameOrigin(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { body: await response.json(), servedAt: learnServerTime(response) };
}

/**
 * The whole list from the server. `version`: at least that one is wanted, so no cache on the way may answer with an
 * older one. Rejects when there is no network, or the answer isn't a catalogue.
 */
export async function fetchSnapshot(version?: number): Promise<{ snapshot: Snapshot; servedAt: number | null }> {
  const { body, servedAt } = await fetchJson(version === undefined ? '/catalogue.json' : `/catalogue.json?v=${version}`);
  return { snapshot: parseSnapshot(body), servedAt };
}

/** Fetches the whole list, shows and keeps it. Rejects as `fetchSnapshot` does. */
export async function loadSnapshot(version?: number): Promise<void> {
  const { snapshot, servedAt } = await fetchSnapshot(version);
  await show(snapshot);
  set({ confirmedAt: servedAt ?? catalogue().confirmedAt });
  keep();
}

let loadingDetails: Promise<void> | null = null;

async function fetchDetails(): Promise<void> {
  if (!catalogue().details) await readStoredDetails();
  const { snapshot } = catalogue();
  if (!snapshot || hasDetails()) return;
  const { body } = await fetchJson(`/catalogue-details.json?v=${snapshot.version}`);
  await showDetails(parseDetails(body));
  keep();
}

/** Descriptions: from memory, else the device, else the server when what is held is older than the list. Never rejects. */
export async function loadDetails(): Promise<void> {
  loadingDetails ??= fetchDetails()
    .catch(() => undefined)
    .finally(() => {
      loadingDetails = null;
      set({ detailsFailed: !hasDetails() });
    });
  await loadingDetails;
}
