import { loadAhead } from '../../release/stale-chunks';
import { loadDetails, onUpdateInOtherTab, saveConfirmation } from '../load';
import { catalogue, updateCatalogue } from '../store';
import { fetchSameOrigin, isReachable, onReachableChange } from '../../network/network-status';
import { onFocusOrOnline } from '../../network/on-focus-or-online';
import { learnServerTime } from '../../network/server-clock';

/**
 * The current version of the catalogue: a few bytes from our own origin, which the CDN answers for all visitors for some
 * seconds. A visit in which nothing changed reads nothing from Firestore and loads no SDK.
 */
async function fetchVersion(): Promise<{ version: number; servedAt: number | null }> {
  const response = await fetchSameOrigin('/catalogue-version.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/catalogue-version.json answered ${response.status}`);
  const body: unknown = await response.json();
  // A captive portal answers every request with its login page.
  if (typeof body !== 'object' || body === null || !('version' in body) || typeof body.version !== 'number') {
    throw new TypeError('/catalogue-version.json holds no version');
  }
  return { version: body.version, servedAt: learnServerTime(response) };
}

/*
 * Keeps the catalogue of an open page current:
 *   scheduleChecks    now, on focus, when the network returns, with back-off -> checkForUpdates
 *   checkForUpdates   fetchVersion: a few bytes from the CDN; nothing more when the version is the same
 *   apply-updates     only then loaded: fetch-updates -> store -> device -> other tabs
 *   fetch-updates     Firestore's changes since our copy, or the whole list when the copy is too old
 *   merge             the pure rules: per entry the later server time wins, and a removal wins a tie
 *   other tabs        another tab saved a newer copy -> apply-updates merges it into this one
 */

/** A page must not reload because the catalogue changed after a release. */
const loadApply = () => loadAhead(() => import('./apply-updates'));

/** Starts all of it, once per page. */
export function startCatalogueUpdates(): void {
  scheduleChecks(checkForUpdates);
  onUpdateInOtherTab(
    () =>
      void loadApply().then(
        ({ applyOtherTab }) => applyOtherTab(),
        () => undefined,
      ),
  );
}

/** Resolves to whether this page is current. */
async function check(): Promise<boolean> {
  try {
    const { version, servedAt } = await fetchVersion();
    if (version !== catalogue().snapshot?.version) {
      const { applyUpdates } = await loadApply();
      await applyUpdates(version);
    }
    const confirmedAt = servedAt ?? catalogue().confirmedAt;
    updateCatalogue({ state: 'ready', confirmation: 'fresh', confirmedAt });
    saveConfirmation(confirmedAt);
    // Retries details that failed to load with the list.
    void loadDetails();
    return true;
  } catch {
    updateCatalogue({ confirmation: 'stale', ...(catalogue().snapshot ? {} : { state: 'unavailable' as const }) });
    return false;
  }
}

let running: Promise<boolean> | null = null;

/**
 * Asks the server for a newer version and applies it. Concurrent calls share one check. Resolves to whether this page is current; never
 * rejects.
 */
export const checkForUpdates = (): Promise<boolean> => (running ??= check().finally(() => (running = null)));

/** Shortest time between two checks, for people who switch windows quickly. Updates are promised within 5 s. */
const INTERVAL_MS = 3_000;
/** Delay of the second check after a focus: a CDN may serve the previous version for up to 3 s. */
const SECOND_CHECK_MS = 4_000;
/** Delays after a check that failed; the last one repeats. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 60_000];

/** Runs `check` now, whenever the page gets focus, and when the network returns. Call it once. */
function scheduleChecks(check: () => Promise<boolean>): void {
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
    const isCurrent = await check();
    isRunning = false;
    if (isRequested) {
      isRequested = false;
      scheduleNext();
    }
    if (isCurrent) failures = 0;
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
