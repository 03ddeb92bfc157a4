import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { filesOf, type Audience, type OfflineFiles } from '../data/offline-files/bring-offline';
import { atMost } from '../lib/at-most';
import { assets } from './files';

const LIST = '/offline-files.json';
const inTurn = atMost(6);

async function listsBefore(own: string): Promise<OfflineFiles[]> {
  const precache = await caches.open(cacheNames.precache);
  const before = (await precache.keys()).filter(({ url }) => new URL(url).pathname === LIST && url !== own);
  return Promise.all(before.map(async (key) => (await (await precache.match(key))?.json()) as OfflineFiles));
}

/** Audiences all of whose files are on this device. */
async function audiencesHere(list: OfflineFiles): Promise<Audience[]> {
  const here = (Object.keys(list.audiences) as Audience[]).map(async (audience) => {
    const found = await Promise.all(filesOf(list, audience).map((file) => caches.match(file)));
    return found.includes(undefined) ? [] : [audience];
  });
  return (await Promise.all(here)).flat();
}

/**
 * Brings the files of the release that this worker installs, for each audience whose files the device has of the release before: the
 * worker takes over once all pages are closed, and the next one may open offline. Rejects when a file cannot be loaded; the worker is
 * then not installed, and the release before stays with its files.
 */
export async function bringNextRelease(event: ExtendableEvent): Promise<void> {
  const own = getCacheKeyForURL(LIST);
  const before = own === undefined ? [] : await listsBefore(own);
  if (own === undefined || before.length === 0) return;
  const next = (await (await fetch(own)).json()) as OfflineFiles;
  const audiences = new Set((await Promise.all(before.map(audiencesHere))).flat());
  const files = new Set([...audiences].flatMap((audience) => filesOf(next, audience)));
  const bring = async (file: string): Promise<void> => {
    if ((await caches.match(file)) !== undefined) return;
    const { ok, status } = await assets.handle({ request: new Request(file), event });
    if (!ok) throw new Error(`${file}: ${status}`);
  };
  await Promise.all([...files].map((file) => inTurn(() => bring(file))));
}
