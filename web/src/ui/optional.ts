import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** After a failure it is loaded again when the network is back, and after this time where no event says so. */
const RETRY_MS = 15_000;

const networkOrTime = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await networkOrTime();
    }
  }
}

/** A part that a page does well without: it comes later. Where its script can't be had nothing stands in its place until it can. */
export const optional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => untilLoaded(load));
