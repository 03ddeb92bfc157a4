import '../ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startCatalogue } from '../catalogue/start';
import { reloadOnStaleChunks } from '../device/stale-chunks';
import { watchInstall } from '../device/install';
import { whenLoaded } from '../lib/idle';
import { App } from './app';

/** Shows the site in `root`. Call it once. */
export async function startApp(root: HTMLElement): Promise<void> {
  reloadOnStaleChunks();
  watchInstall();
  // What the device holds is in memory before the first frame: no spinner for what is already here.
  await startCatalogue();
  // A transition is rendered in slices, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  whenLoaded(() => {
    // Without a network and not on the device yet: the next visit makes up for it.
    void import('./background-tasks').then(
      ({ startBackgroundTasks }) => startBackgroundTasks(),
      () => undefined,
    );
  });
}
