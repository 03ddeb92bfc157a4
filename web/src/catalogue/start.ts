import { whenLoaded } from '../lib/idle';
import { readFirstView } from './first-view';
import { loadDetails, loadSnapshot, readStored, readStoredDetails } from './load';
import { catalogue, set } from './store';

/** Beyond it a skeleton is more honest than a blank page; what IndexedDB answers later is shown when it comes. */
const PATIENCE_MS = 400;

const isProductPage = (): boolean => location.pathname.startsWith('/products/');

async function loadFirstTime(): Promise<void> {
  try {
    await loadSnapshot();
  } catch {
    if (!catalogue().snapshot) set({ state: 'unavailable' });
  }
}

/** A device that holds nothing shows what came inside the page while the whole list is on its way. */
function showFirstView(): void {
  const written = readFirstView();
  if (written && !catalogue().snapshot) set(written);
}

async function start(): Promise<void> {
  const [stored] = await Promise.all([readStored(), isProductPage() && readStoredDetails()]);
  if (!stored) showFirstView();
  const complete = stored ? undefined : loadFirstTime();
  void Promise.resolve(complete).then(() => {
    whenLoaded(() => {
      void loadDetails();
      // Without a network there is nothing to watch for; the next visit does it.
      void import('./watch').then(
        ({ watchForChanges }) => watchForChanges(),
        () => undefined,
      );
    });
  });
}

/**
 * Fills memory from the device, so that the first render shows products. Resolves at once where the device holds
 * none (the network load goes on and pages follow it), and never rejects.
 */
export async function startCatalogue(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([start().catch(() => loadFirstTime()), patience]);
}
