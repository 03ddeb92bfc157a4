import { entryScript } from './stale-chunks';

/** Id of the release, as the server names it: the entry script's file name, 'entry-client-Bk3x9f2a'. */
const releaseOf = (url: string): string | null => /([\w-]+)\.js$/.exec(url)?.[1] ?? null;

/** The release that this page runs; null in development. */
export function runningRelease(): string | null {
  const script = entryScript();
  return script && releaseOf(new URL(script.src).pathname);
}

/** The release that the service worker opens pages with; null where none is installed. */
export async function installedRelease(): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const frame = await caches.match('/app.html', { ignoreSearch: true }).catch(() => undefined);
  const url = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec((await frame?.text()) ?? '')?.[1];
  return url === undefined ? null : releaseOf(url);
}
