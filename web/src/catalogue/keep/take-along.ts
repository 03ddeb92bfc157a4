import { isReachable, onReachableChange } from '../../device/network-status';
import { serverNow } from '../../device/server-clock';
import { loadDetails } from '../load';
import { catalogue, subscribe } from '../store';
import { checkForChanges } from '../sync';
import { decodesAvif } from './decodes-avif';
import { dropAllPictures, dropPictures, keepPicture, keptAddresses } from './kept-pictures';
import { changeKeepState, keepState, NOTHING_KEPT, readAsked, writeAsked, type Asked } from './keep-store';
import { difference, wantedPictures, type Difference, type Scope, type Wanted } from './plan';

/** At once: enough to fill a slow line, few enough that pages still get through. */
const LANES = 4;

/** After a failure that wasn't the network's return to report, ms. */
const RETRY_MS = 15_000;

let stop: AbortController | null = null;

/** What `scope` needs and what of it is here already. */
export async function estimate(scope: Scope): Promise<Difference & { wanted: Wanted[] }> {
  const { snapshot } = catalogue();
  const format = (await decodesAvif()) ? 'avif' : 'webp';
  const wanted = snapshot ? wantedPictures(snapshot, scope, format) : [];
  return { ...difference(wanted, await keptAddresses()), wanted };
}

async function survey(scope: Scope): Promise<Difference> {
  const { wanted, ...rest } = await estimate(scope);
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  changeKeepState({
    pictures: { wanted: wanted.length, here: wanted.length - rest.missing.length },
    bytes: { wanted: total, here: total - rest.bytes },
  });
  return rest;
}

function countIn(bytes: number): void {
  const { pictures, bytes: sum } = keepState.get();
  changeKeepState({ pictures: { ...pictures, here: pictures.here + 1 }, bytes: { ...sum, here: sum.here + bytes } });
}

/** Empties `queue` by several hands. The first failure stops all of them. */
async function fetchAll(queue: Wanted[], signal: AbortSignal): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      if (await keepPicture(next.address, signal)) countIn(next.bytes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  signal.throwIfAborted();
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function run(asked: Asked, abort: AbortController): Promise<void> {
  changeKeepState({ phase: 'running' });
  try {
    await loadDetails();
    const first = await survey(asked.scope);
    await fetchAll(first.missing, abort.signal);
    // What the server did not have is named by an older catalogue than its own: ask for that, and once more for the rest.
    if ((await survey(asked.scope)).missing.length > 0) {
      await checkForChanges();
      await fetchAll((await survey(asked.scope)).missing, abort.signal);
    }
    await dropPictures((await survey(asked.scope)).surplus);
    await writeAsked({ ...asked, completeAt: serverNow() });
    changeKeepState({ phase: 'complete' });
  } catch (error) {
    // The other lanes have nothing to fetch for any more.
    const byPerson = abort.signal.aborted;
    abort.abort();
    if (byPerson) return;
    changeKeepState({ phase: isFull(error) ? 'full' : 'waiting' });
    if (!isFull(error)) setTimeout(() => void goOn(), RETRY_MS);
  }
}

/** One tab fetches; the others see the result when they look again. */
async function goOn(): Promise<void> {
  const { asked } = keepState.get();
  if (!asked || asked.paused || (stop && !stop.signal.aborted)) return;
  const abort = new AbortController();
  stop = abort;
  await navigator.locks.request('take-along', { ifAvailable: true }, async (lock) => {
    if (lock) await run(asked, abort);
  });
  if (stop === abort) stop = null;
}

/** Starts fetching `scope`, or changes what is kept to it. Asks the browser not to clear it by itself. */
export async function takeAlong(scope: Scope): Promise<void> {
  stop?.abort();
  stop = null;
  await writeAsked({ scope: scope === 'all' ? scope : [...scope], paused: false, completeAt: null });
  await navigator.storage.persist().catch(() => false);
  await goOn();
}

export async function pauseTaking(): Promise<void> {
  const { asked } = keepState.get();
  stop?.abort();
  stop = null;
  if (asked) await writeAsked({ ...asked, paused: true });
  changeKeepState({ phase: 'paused' });
}

export async function resumeTaking(): Promise<void> {
  const { asked } = keepState.get();
  if (asked) await writeAsked({ ...asked, paused: false });
  await goOn();
}

/** Gives the space back. */
export async function leaveBehind(): Promise<void> {
  stop?.abort();
  stop = null;
  await writeAsked(null);
  await dropAllPictures();
  keepState.set(NOTHING_KEPT);
}

/** Whether what was complete still is, now that the catalogue may be another. */
async function lookAgain(): Promise<void> {
  const { asked, phase } = keepState.get();
  if (!asked || phase === 'running') return;
  const { missing, surplus } = await survey(asked.scope);
  if (asked.paused) changeKeepState({ phase: 'paused' });
  else if (asked.completeAt === null) void goOn();
  else if (missing.length === 0) {
    await dropPictures(surplus);
    changeKeepState({ phase: 'complete' });
  } else changeKeepState({ phase: 'behind' });
}

/** Picks up what an earlier visit began, and follows the catalogue and the network. Safe to call again. */
export function watchKept(): Promise<void> {
  return (watching ??= watch());
}

let watching: Promise<void> | null = null;

async function watch(): Promise<void> {
  changeKeepState({ asked: await readAsked() });
  await lookAgain();
  let seen = catalogue().snapshot;
  subscribe(() => {
    if (catalogue().snapshot === seen) return;
    seen = catalogue().snapshot;
    void lookAgain();
  });
  onReachableChange(() => {
    if (isReachable() && keepState.get().phase === 'waiting') void goOn();
  });
}
