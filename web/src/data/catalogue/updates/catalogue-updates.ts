import { loadAhead } from '../../release/stale-chunks';
import { loadDetails, saveConfirmation } from '../load';
import { catalogue, updateCatalogue } from '../store';
import { onUpdateInOtherTab } from './other-tabs';
import { scheduleChecks } from './schedule-checks';
import { fetchSameOrigin } from '../../network/network-status';
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
 *   schedule-checks   now, on focus, when the network returns, with back-off -> checkForUpdates
 *   checkForUpdates   fetch-version: a few bytes from the CDN; nothing more when the version is the same
 *   apply-updates     only then loaded: fetch-updates -> store -> device -> other tabs
 *   fetch-updates     Firestore's changes since our copy, or the whole list when the copy is too old
 *   merge             the pure rules: per entry the later server time wins, and a removal wins a tie
 *   other-tabs        another tab saved a newer copy -> apply-updates merges it into this one
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

async function check(): Promise<void> {
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
  } catch {
    updateCatalogue({ confirmation: 'stale', ...(catalogue().snapshot ? {} : { state: 'unavailable' as const }) });
  }
}

let running: Promise<void> | null = null;

/** Asks the server for a newer version and applies it. Concurrent calls share one check; never rejects. */
export async function checkForUpdates(): Promise<void> {
  running ??= check().finally(() => (running = null));
  await running;
}
