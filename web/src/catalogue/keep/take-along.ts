import { isReachable, onReachableChange } from '../../device/network-status';
import { serverNow } from '../../device/server-clock';
import { loadDetails } from '../load';
import type { Snapshot } from '../snapshot';
import { catalogue, hasDetails, subscribe, type CatalogueState } from '../store';
import { checkForChanges } from '../sync';
import { decodesAvif } from './decodes-avif';
import { dropAllPictures, dropPictures, keepPicture, keptAddresses } from './kept-pictures';
import {
  changeKeepState,
  followOtherTabs,
  isWanted,
  keepState,
  NOTHING_KEPT,
  readAsked,
  report,
  writeAsked,
  writeComplete,
  type Asked,
} from './keep-store';
import { difference, wantedPictures, type Difference, type Scope, type Wanted } from './plan';

/** At once: enough to fill a slow line, few enough that pages still get through. */
const LANES = 4;

/** After a failure that wasn't the network's return to report, ms. */
const RETRY_MS = 15_000;

/** One tab fetches at a time, under this lock; the others stand in line. */
const LOCK = 'take-along';

/** The list, once all of it is here. A part of it, as of a first view, does not say what can be let go. */
export const wholeList = ({ state, snapshot }: CatalogueState): Snapshot | null => (state === 'ready' ? snapshot : null);

/** What this tab fetches, or stands in line for. */
let underWay: AbortController | null = null;

function stop(): void {
  underWay?.abort();
  underWay = null;
}

/** What `scope` needs and what of it is here already; null while the list is not here to tell. */
export async function estimate(scope: Scope): Promise<(Difference & { wanted: Wanted[] }) | null> {
  const list = wholeList(catalogue());
  if (!list) return null;
  const wanted = wantedPictures(list, scope, (await decodesAvif()) ? 'avif' : 'webp');
  return { ...difference(wanted, await keptAddresses()), wanted };
}

async function survey(scope: Scope): Promise<Difference> {
  const estimated = await estimate(scope);
  if (!estimated) throw new Error('The list is not here');
  const { wanted, ...rest } = estimated;
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  changeKeepState({
    pictures: { wanted: wanted.length, here: wanted.length - rest.missing.length },
    bytes: { wanted: total, here: total - rest.bytes },
  });
  return rest;
}

function countIn(bytes: number): void {
  const { pictures, bytes: sum } = keepState.get();
  report({ pictures: { ...pictures, here: pictures.here + 1 }, bytes: { ...sum, here: sum.here + bytes } });
}

/** Empties `queue` by several hands. The first failure stops all of them; none is still at work when this ends. */
async function fetchAll(queue: Wanted[], signal: AbortSignal): Promise<void> {
  // Not AbortSignal.any: telephones of 2023 do not have it.
  const either = new AbortController();
  const end = () => either.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next && !either.signal.aborted; next = queue.shift()) {
      if (await keepPicture(next.address, either.signal)) countIn(next.bytes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, () => lane().catch((error: unknown) => either.abort(error))));
  signal.removeEventListener('abort', end);
  either.signal.throwIfAborted();
}

/** Descriptions belong to it as well, and are told apart from old ones by their version. */
async function fetchDetails(): Promise<void> {
  await loadDetails();
  if (!hasDetails()) throw new Error('The descriptions are not here');
}

async function fetchMissing(asked: Asked, signal: AbortSignal): Promise<void> {
  await loadDetails();
  signal.throwIfAborted();
  await fetchAll((await survey(asked.scope)).missing, signal);
  // What the server did not have is named by an older catalogue than its own: ask for that, and once more for the rest.
  if ((await survey(asked.scope)).missing.length > 0) {
    await checkForChanges();
    await fetchAll((await survey(asked.scope)).missing, signal);
  }
  await fetchDetails();
  signal.throwIfAborted();
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function run(asked: Asked, signal: AbortSignal): Promise<void> {
  report({ phase: 'running' });
  try {
    await fetchMissing(asked, signal);
    const { surplus } = await survey(asked.scope);
    if (!(await writeComplete(asked, serverNow()))) return;
    await dropPictures(surplus);
    report({ phase: 'complete' });
  } catch (error) {
    // A change of mind has its own phase.
    if (signal.aborted) return;
    report({ phase: isFull(error) ? 'full' : 'waiting' });
    if (!isFull(error)) setTimeout(() => void goOn(), RETRY_MS);
  }
}

/** Fetches what is wanted, after whichever tab does so just now: with that one's work done nothing is left to do. */
async function goOn(): Promise<void> {
  if (underWay || !isWanted(keepState.get().asked)) return;
  const turn = new AbortController();
  underWay = turn;
  changeKeepState({ phase: 'running' });
  const fetching = navigator.locks.request(LOCK, { signal: turn.signal }, async () => {
    const asked = await readAsked();
    if (isWanted(asked) && !turn.signal.aborted) await run(asked, turn.signal);
  });
  // Left the line.
  await fetching.catch(() => undefined);
  if (underWay === turn) underWay = null;
}

/** Starts fetching `scope`, or changes what is kept to it. Asks the browser not to clear it by itself. */
export async function takeAlong(scope: Scope): Promise<void> {
  stop();
  await writeAsked({ scope: scope === 'all' ? scope : [...scope], paused: false, completeAt: null });
  await navigator.storage.persist().catch(() => false);
  await goOn();
}

export async function pauseTaking(): Promise<void> {
  const { asked } = keepState.get();
  stop();
  if (asked) await writeAsked({ ...asked, paused: true });
  changeKeepState({ phase: 'paused' });
}

/** Goes on after a pause, or with what has changed since all was here. */
export async function resumeTaking(): Promise<void> {
  const { asked } = keepState.get();
  if (asked) await writeAsked({ ...asked, paused: false, completeAt: null });
  await goOn();
}

/** Gives the space back. */
export async function leaveBehind(): Promise<void> {
  stop();
  await writeAsked(null);
  // Not before another tab has put away its last picture.
  await navigator.locks.request(LOCK, dropAllPictures);
  if (keepState.get().asked === null) keepState.set(NOTHING_KEPT);
}

/** Whether what was complete still is, now that the catalogue may be another; goes on with what is not. */
async function lookAgain(): Promise<void> {
  const { asked } = keepState.get();
  // The list is looked at when it comes.
  if (!asked || underWay || !wholeList(catalogue())) return;
  const { missing, surplus } = await survey(asked.scope);
  if (keepState.get().asked !== asked) return;
  if (asked.paused) changeKeepState({ phase: 'paused' });
  else if (asked.completeAt === null) void goOn();
  else if (missing.length === 0) {
    await dropPictures(surplus);
    changeKeepState({ phase: 'complete' });
  } else changeKeepState({ phase: 'behind' });
}

/** The person changed their mind in another tab. */
async function takeInAsked(): Promise<void> {
  stop();
  const asked = await readAsked();
  if (asked) changeKeepState({ asked, ...(asked.paused ? { phase: 'paused' } : {}) });
  else keepState.set(NOTHING_KEPT);
  await goOn();
}

/** Picks up what an earlier visit began, and follows the catalogue, the network and the other tabs. Safe to call again. */
export function watchKept(): Promise<void> {
  return (watching ??= watch());
}

let watching: Promise<void> | null = null;

async function watch(): Promise<void> {
  changeKeepState({ asked: await readAsked() });
  await lookAgain();
  let seen = wholeList(catalogue());
  subscribe(() => {
    if (wholeList(catalogue()) === seen) return;
    seen = wholeList(catalogue());
    void lookAgain();
  });
  followOtherTabs(() => void takeInAsked());
  onReachableChange(() => {
    if (isReachable() && keepState.get().phase === 'waiting') void goOn();
  });
}
