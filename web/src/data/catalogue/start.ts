import { onStorageError, storageError } from '../device-store/database';
import { loadAhead } from '../release/stale-chunks';
import { whenLoaded } from '../../lib/idle';
import { loadDetails, loadSnapshot, showStored, showStoredDetails } from './load';
import { catalogue, hasDetails, updateCatalogue } from './store';

/** After this, a skeleton is better than a blank page; a later answer of IndexedDB is shown when it arrives. */
const TIMEOUT_MS = 400;

const isProductPage = (): boolean => location.pathname.startsWith('/products/');

async function loadFirstTime(): Promise<void> {
  try {
    await loadSnapshot();
  } catch {
    if (!catalogue().snapshot) updateCatalogue({ state: 'unavailable' });
  }
}

/** Shows what the storage did not answer when it was first read. */
async function showLate(): Promise<void> {
  if (catalogue().state !== 'ready') await showStored();
  if (!hasDetails()) await showStoredDetails();
}

/** Shows the list stored on this device, and on product pages the details. Returns whether there is a list. */
async function showStoredParts(): Promise<boolean> {
  const [stored] = await Promise.all([showStored(), isProductPage() && showStoredDetails()]);
  return stored;
}

async function start(): Promise<void> {
  // The code that shows it may fail to load; the server is asked then.
  const showing = showStoredParts().catch(() => false);
  onStorageError(() => {
    if (storageError() === null) void showing.then(showLate).catch(() => undefined);
  });
  const stored = await showing;
  const firstLoad = stored ? undefined : loadFirstTime();
  void Promise.resolve(firstLoad).then(() => {
    whenLoaded(() => {
      void loadDetails();
      // The import fails without a network; the next visit repeats it.
      void loadAhead(() => import('./updates/catalogue-updates')).then(
        ({ startCatalogueUpdates }) => startCatalogueUpdates(),
        () => undefined,
      );
    });
  });
}

/**
 * Loads the copy stored on the device into memory before the first render. Resolves at once where there is none (pages
 * follow the network load), and never rejects.
 */
export async function startCatalogue(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([start(), timeout]);
}
