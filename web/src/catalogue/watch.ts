import { isReachable, onReachableChange } from '../device/network-status';
import { onNews } from './tabs';
import { checkForChanges } from './sync';

/** Between two checks, at least: a person who switches windows quickly asks once. Well under the 5 s that news may take. */
const REST_MS = 3_000;
/**
 * After someone looks, when to ask a second time: a cache on the way may have answered with what was true up to 3 s before,
 * and news are promised within 5 s.
 */
const AGAIN_MS = 4_000;
/** How often an unreachable server is tried again; the last one repeats. */
const RETRIES_MS = [5_000, 10_000, 20_000, 60_000];

let lastCheck = -Infinity;
let pending: ReturnType<typeof setTimeout> | null = null;
let failures = 0;

function schedule(delay: number): void {
  if (pending !== null) clearTimeout(pending);
  pending = setTimeout(() => {
    pending = null;
    void checkNow();
  }, delay);
}

let isChecking = false;
let isAskedAgain = false;

async function checkNow(): Promise<void> {
  if (isChecking) {
    // What is under way may have asked before the news were there.
    isAskedAgain = true;
    return;
  }
  isChecking = true;
  lastCheck = performance.now();
  await checkForChanges();
  isChecking = false;
  if (isAskedAgain) {
    isAskedAgain = false;
    ask();
  }
  if (isReachable()) failures = 0;
  else if (document.visibilityState === 'visible') {
    schedule(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? REST_MS);
    failures += 1;
  }
}

function ask(): void {
  schedule(Math.max(0, lastCheck + REST_MS - performance.now()));
}

let again: ReturnType<typeof setTimeout> | undefined;

function askTwice(): void {
  ask();
  clearTimeout(again);
  again = setTimeout(() => void checkNow(), AGAIN_MS);
}

/** From now on, news reach this page: now, whenever someone looks at it again, and when the network is back. Call it once. */
export function watchForChanges(): void {
  ask();
  addEventListener('focus', askTwice);
  addEventListener('online', askTwice);
  addEventListener('pageshow', ({ persisted }) => persisted && askTwice());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && askTwice());
  onReachableChange(() => isReachable() && askTwice());
  onNews(() => void import('./advance').then(({ takeInFromOtherTab }) => takeInFromOtherTab()));
}
