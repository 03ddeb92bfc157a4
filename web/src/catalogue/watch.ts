import { isReachable, onReachableChange } from '../device/network-status';
import { onNews } from './tabs';
import { checkForChanges } from './sync';

/** Between two checks, at least: a person who switches windows quickly asks once. Well under the 5 s that news may take. */
const REST_MS = 3_000;
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

/** From now on, news reach this page: now, whenever someone looks at it again, and when the network is back. Call it once. */
export function watchForChanges(): void {
  ask();
  addEventListener('focus', ask);
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
  onReachableChange(() => isReachable() && ask());
  onNews(() => void import('./advance').then(({ takeInFromOtherTab }) => takeInFromOtherTab()));
}
