import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { moment } from '@catalogue/contract/entities/fields';
import * as v from 'valibot';
import { firestore } from '../platform/firestore';
import type { OwnRelease } from '../platform/release';

/** Releases whose devices are counted one by one. */
const REMEMBERED = 12;
const HELD_MS = 10 * 60_000;

const stored = v.object({
  releases: v.fallback(v.array(v.object({ id: v.string(), builtAt: moment, commit: v.string() })), []),
});

const document = () => firestore().doc(STATUS_DOCUMENTS.releases);

/** The last releases, newest first. */
export const readReleases = async (): Promise<OwnRelease[]> => v.parse(stored, (await document().get()).data() ?? {}).releases;

/** Stores a release as known. The scheduled check calls it, so that devices of it can be counted. */
export async function rememberRelease(release: OwnRelease): Promise<void> {
  const known = await readReleases();
  if (known.some(({ id }) => id === release.id)) return;
  await document().set({ releases: [release, ...known].slice(0, REMEMBERED) });
}

let held: { ids: ReadonlySet<string>; at: number } | undefined;

/** Whether the id is of a remembered release. The list is read once in ten minutes. */
export async function isKnownRelease(id: string, now: number): Promise<boolean> {
  if (held === undefined || now - held.at > HELD_MS)
    held = { ids: new Set((await readReleases()).map((release) => release.id)), at: now };
  return held.ids.has(id);
}
