import { isReachable, onReachableChange } from '../../network/network-status';
import { onFocusOrOnline } from '../../network/on-focus-or-online';

/** Shortest time between two checks, for people who switch windows quickly. Updates are promised within 5 s. */
const INTERVAL_MS = 3_000;
/** Delay of the second check after a focus: a CDN may serve the previous version for up to 3 s. */
const SECOND_CHECK_MS = 4_000;
/** Delays between attempts to reach the server; the last one repeats. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 60_000];

/** Runs `check` now, whenever the page gets focus, and when the network returns. Call it once. */
export function scheduleChecks(check: () => Promise<void>): void {
  let lastCheck = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let secondTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isRequested = false;

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const scheduleNext = (): void => schedule(Math.max(0, lastCheck + INTERVAL_MS - performance.now()));
  const retryLater = (): void => {
    schedule(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? INTERVAL_MS);
    failures += 1;
  };

  async function run(): Promise<void> {
    if (isRunning) {
      // The running check may have asked before the update was published.
      isRequested = true;
      return;
    }
    isRunning = true;
    lastCheck = performance.now();
    await check();
    isRunning = false;
    if (isRequested) {
      isRequested = false;
      scheduleNext();
    }
    if (isReachable()) failures = 0;
    else if (document.visibilityState === 'visible') retryLater();
  }

  const scheduleTwo = (): void => {
    scheduleNext();
    clearTimeout(secondTimer);
    secondTimer = setTimeout(() => void run(), SECOND_CHECK_MS);
  };

  scheduleNext();
  onFocusOrOnline(scheduleTwo);
  onReachableChange(() => isReachable() && scheduleTwo());
}
