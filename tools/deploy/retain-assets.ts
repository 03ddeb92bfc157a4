import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error';
import { assetNames } from '../asset-headers';

/** How long an open tab, or a page in a cache, may still ask for files of its release. */
const RETAINED_MS = 7 * 24 * 3_600_000;
const LIST = 'assets.json';

interface Options {
  /** The built site. */
  dist: string;
  /** The live site. */
  origin: string;
  fetchPage: (url: string) => Promise<Response>;
  now: number;
}

/**
 * Adds the assets of releases of the last week to the built site, so that an open tab survives a deployment and a
 * rollback. `assets.json` of the live site says when each asset was last part of the live release.
 *
 * @returns how many were added
 * @throws UserError where an asset of the live release cannot be read: its pages are served until the functions are deployed, too
 */
export async function retainAssets({ dist, origin, fetchPage, now }: Options): Promise<number> {
  const dates = new Map(assetNames(dist).map((name) => [name, now]));
  const live = await listOf(`${origin}/${LIST}`, fetchPage);
  // All assets of a release have the time of its build. That of the live one is the newest, and it was live until just now.
  const newest = Math.max(...live.map(([, date]) => date));
  let added = 0;
  for (const [name, builtAt] of live) {
    const date = builtAt === newest ? now - 1 : builtAt;
    if (dates.has(name) || now - date > RETAINED_MS || existsSync(join(dist, 'assets', name))) continue;
    const response = await fetchPage(`${origin}/assets/${name}`);
    if (!response.ok && builtAt === newest) throw unreadable(`${origin}/assets/${name}`, response.status);
    if (!response.ok) continue;
    writeFileSync(join(dist, 'assets', name), Buffer.from(await response.arrayBuffer()));
    dates.set(name, date);
    added += 1;
  }
  writeFileSync(join(dist, LIST), JSON.stringify(Object.fromEntries(dates)));
  return added;
}

const unreadable = (url: string, status: number | string): UserError =>
  new UserError(
    `${url} of the live site cannot be read (${status}), so its open pages would lose their files: run this again.`,
  );

/** Empty before the first deployment: the site then answers 404, or with the app. */
async function listOf(url: string, fetchPage: Options['fetchPage']): Promise<[string, number][]> {
  const response = await fetchPage(url).catch((cause: unknown) => {
    throw unreadable(url, cause instanceof Error ? cause.message : 'no answer');
  });
  if (response.status >= 500) throw unreadable(url, response.status);
  if (!response.ok || response.headers.get('content-type')?.includes('json') !== true) return [];
  const list = (await response.json()) as Record<string, unknown>;
  return Object.entries(list).flatMap(([name, date]) =>
    /^[\w-]+(?:\.[\w-]+)+$/.test(name) && typeof date === 'number' ? [[name, date] as [string, number]] : [],
  );
}
