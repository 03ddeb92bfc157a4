import { loadAhead } from '../release/stale-chunks';
import { whenLoaded } from '../../lib/idle';
import { loadDetails, loadSnapshot, showStored, showStoredDetails } from './load';
import { catalogue, updateCatalogue } from './store';

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

async function start(): Promise<void> {
  const [stored] = await Promise.all([showStored(), isProductPage() && showStoredDetails()]);
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
  await Promise.race([start().catch(() => loadFirstTime()), timeout]);
}
