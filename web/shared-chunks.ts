import type { Rolldown } from 'vite';

/*
 * Rolldown makes a chunk for every set of screens that share a module: a staff screen needed 60 to 90 files, and each is a request to the service worker.
 * These groups keep what staff screens share in two chunks. No public page loads them before it is idle.
 */

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const STAFF = /\/src\/(admin|firebase)\/|\/src\/app\/screens\/admin-/;
/** Live changes of the catalogue, which load after a page. */
const UPDATES = /\/src\/data\/catalogue\/(updates|prices)\//;
const CONTRACT = '/functions/contract/';
/** Firebase and other large packages stay apart: a screen starts without them. */
const GROUPED = /\/web\/src\/(?!firebase\/)|\/functions\/contract\/|\/@tanstack\//;

/** A module that fewer screens share stays in a chunk of theirs. */
const FEWEST_SCREENS = 3;

/** The chunk of a module that staff screens share; null leaves it to Rolldown. */
export const sharedChunkOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
  if (!GROUPED.test(id)) return null;
  const roots = rootsOf(id, context);
  if (roots.length < FEWEST_SCREENS) return null;
  if (roots.every((root) => STAFF.test(root))) return 'staff';
  if (id.includes(CONTRACT) && roots.every((root) => STAFF.test(root) || UPDATES.test(root))) return 'contract';
  return null;
};

/** The modules loaded as an entry or by import() that need this one. */
function rootsOf(id: string, context: Context): string[] {
  const seen = new Set<string>();
  const visit = (at: string): string[] => {
    const info = seen.has(at) ? null : context.getModuleInfo(at);
    seen.add(at);
    if (!info) return [];
    const isRoot = info.isEntry || info.dynamicImporters.length > 0;
    return [...(isRoot ? [at] : []), ...info.importers.flatMap(visit)];
  };
  return visit(id);
}
