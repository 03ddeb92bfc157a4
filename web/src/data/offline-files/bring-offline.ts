import { atMost } from '../../lib/at-most';
import { within } from '../../lib/within';

/**
 * Whose devices find a part of the site offline without having opened it. `everyone`: it comes with the service worker. `later`:
 * everyone, once a visit has settled. `rep`: devices with a basket, an enquiry, a downloaded catalogue or a member of the team.
 * `download`: those with a downloaded catalogue. `user`: devices with a logged-in user. `staff`: the team. `admin`: members who
 * work on leads or content. The build lists the files of each (web/offline-files.ts).
 */
export type Audience = 'everyone' | 'later' | 'rep' | 'download' | 'user' | 'staff' | 'admin';

/** Whether the person asked the browser to save data. Part of the Network Information draft; only Chromium has it. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when a service worker controls this page. On a first visit that takes a while. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Not `fetchSameOrigin`: the service worker or the browser's cache may answer, which says nothing of the network. */
const fetchFile = (path: string): Promise<Response> => fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Requests at once: more would keep a person's own waiting. */
const AT_ONCE = 6;
/** The largest file on a slow network. */
const TIMEOUT_MS = 60_000;
/** The worker of a first visit installs meanwhile; a page that was reloaded past its worker never gets one. */
const CONTROL_MS = 30_000;
/** All files are looked up at once, on a device that starts. */
const CACHE_MS = 20_000;

/** Puts built files into the worker's cache that are not there. Rejects when one cannot be loaded. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  const missing = async (path: string) => ((await within(CACHE_MS, caches.match(path))) === undefined ? [path] : []);
  const wanted = (await Promise.all(paths.map(missing))).flat();
  const turn = atMost(AT_ONCE);
  const cacheFile = async (path: string): Promise<void> => {
    const { ok, status } = await fetchFile(path);
    if (!ok) throw new Error(`${path}: ${status}`);
  };
  await Promise.all(wanted.map((path) => turn(() => cacheFile(path))));
}

/** `offline-files.json`. */
export interface OfflineFiles {
  /** From the root of the site. */
  files: string[];
  /** Indexes of `files`. */
  audiences: Partial<Record<Audience, number[]>>;
}

/** Paths of an audience's files. */
export const filesOf = ({ files, audiences }: OfflineFiles, audience: Audience): string[] =>
  (audiences[audience] ?? []).flatMap((index) => files[index] ?? []).map((file) => `/${file}`);

/** A file of this build, which the service worker installs: of the release that it serves. */
const servedFiles = async (): Promise<OfflineFiles> => (await (await fetchFile('/offline-files.json')).json()) as OfflineFiles;

/** Files loaded before the worker took control are in the HTTP cache only. */
export async function cacheLoadedFiles(): Promise<void> {
  await controlled();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  await cacheFiles(loaded.filter((path) => path.startsWith('/assets/')));
}

const brought = new Map<Audience, Promise<boolean>>();

async function bring(audience: Audience): Promise<boolean> {
  try {
    await within(CONTROL_MS, controlled());
    await cacheFiles(filesOf(await servedFiles(), audience));
    return true;
  } catch {
    brought.delete(audience);
    // On a slow network the first worker takes longer.
    if (navigator.serviceWorker.controller === null) void controlled().then(() => bringOffline(audience));
    return false;
  }
}

/**
 * Brings the files of an audience to this device, once, so that its screens open offline. Resolves to whether the device has them; what
 * failed is tried again with the next call.
 */
export function bringOffline(audience: Audience): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(false);
  const bringing = brought.get(audience) ?? bring(audience);
  brought.set(audience, bringing);
  return bringing;
}
