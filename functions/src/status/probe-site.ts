import type { Status } from '@catalogue/contract/entities/status';
import { hostingOrigin } from '../platform/hosting';

/** Pages of functions that only read, whose errors are not counted. */
const PATHS = ['/', '/catalogue-version.json', '/sitemap.xml'];
const TIMEOUT_MS = 20_000;

/** Requests pages through Hosting, like a visitor. */
export function probeSite(): Promise<Status['site']> {
  return Promise.all(
    PATHS.map(async (path) => {
      const startedAt = performance.now();
      const isUp = await hostingOrigin()
        .then((origin) => fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
        .then(async (response) => {
          await response.arrayBuffer();
          return response.ok;
        })
        .catch(() => false);
      return { path, isUp, milliseconds: Math.round(performance.now() - startedAt) };
    }),
  );
}
