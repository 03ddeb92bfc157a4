import { readFile } from 'node:fs/promises';
import type { Release } from '@catalogue/contract/pages/page-renderer';

export interface OwnRelease {
  /** Name of the script that the pages of this release start with. Each build has its own. */
  id: string;
  builtAt: number;
  commit: string;
}

let memo: Promise<OwnRelease | null> | undefined;

async function readRelease(): Promise<OwnRelease | null> {
  const file = await readFile(new URL('./page-renderer/release.json', import.meta.url), 'utf8').catch(() => null);
  if (file === null) return null;
  const { entry, builtAt, commit } = JSON.parse(file) as Release;
  return { id: entry.replace(/^.*\/|\.js$/g, ''), builtAt, commit };
}

/** The release that these functions were deployed with; null when they run from source. */
export const ownRelease = (): Promise<OwnRelease | null> => (memo ??= readRelease());
