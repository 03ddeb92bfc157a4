import { catalogueFile } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { getOnce } from './get-once';

const POLL_MS = 100;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Polled {
  /** Milliseconds of each answer. */
  times: number[];
  failed: number;
  /** Why requests failed, at most ten. */
  failures: string[];
  versions: number;
}

/** Requests version and list like a CDN without a cache, until stopped. `url` is the one of the function. */
export function pollCatalogue(url: string) {
  const polled: Polled = { times: [], failed: 0, failures: [], versions: 0 };
  const versions = new Set<number>();
  const stopped = new AbortController();
  const timed = async (path: string, headers?: Record<string, string>): Promise<Buffer> => {
    const started = performance.now();
    const { status, body } = await getOnce(url + path, headers);
    polled.times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body;
  };
  const run = (async () => {
    while (!stopped.signal.aborted) {
      try {
        const version = await timed('/catalogue-version.json');
        versions.add((JSON.parse(version.toString()) as { version: number }).version);
        await timed('/catalogue.json', { 'accept-encoding': 'gzip' });
      } catch (cause) {
        polled.failed += 1;
        if (polled.failures.length < 10) polled.failures.push(String(cause));
      }
      await delay(POLL_MS);
    }
  })();
  return {
    /** Grows when something was published. */
    newestVersion: (): number => Math.max(0, ...versions),
    stop: async (): Promise<Polled> => {
      stopped.abort();
      await run;
      return { ...polled, versions: versions.size };
    },
  };
}

/** How many products with this prefix visitors can load since this version. */
export async function publishedCount(url: string, prefix: string, version: number): Promise<number> {
  const { status, body } = await getOnce(`${url}/catalogue.json?v=${version}`);
  if (status !== 200) return 0;
  return v.parse(catalogueFile, JSON.parse(body.toString())).products.filter(({ id }) => id.startsWith(prefix)).length;
}
