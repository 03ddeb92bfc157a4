import { log } from '../platform/log';
import { fallbackAfter, memoizeFor } from '../platform/shared-calls';

/** About 4 kB each. */
const MAX_HELD = 500;
/** A page does not wait longer for what only decorates it. */
const TIMEOUT_MS = 150;

/**
 * Reads previews as data: URLs and holds them: a preview never changes. Where one cannot be had in time, the page goes without it,
 * and the next page has it.
 *
 * @param read - bytes of the preview of the picture at a path; null where it has none.
 */
export function createPreviews(read: (path: string) => Promise<Buffer | null>) {
  const held = new Map<string, () => Promise<string | null>>();

  const load = async (path: string): Promise<string | null> => {
    try {
      const bytes = await read(path);
      return bytes && `data:image/avif;base64,${bytes.toString('base64')}`;
    } catch (cause) {
      log.warn('A preview could not be read', { path }, cause);
      throw cause;
    }
  };

  const hold = (path: string): (() => Promise<string | null>) => {
    const [oldest] = held.keys();
    if (oldest !== undefined && held.size >= MAX_HELD) held.delete(oldest);
    const get = memoizeFor(Infinity, () => load(path));
    held.set(path, get);
    return get;
  };

  return async (paths: readonly string[]): Promise<Record<string, string>> => {
    const found: Record<string, string> = {};
    const all = Promise.all(
      paths.map(async (path) => {
        const get = held.get(path) ?? hold(path);
        // A failure is logged once, by `load`.
        const url = await get().catch(() => null);
        if (url !== null) found[path] = url;
      }),
    );
    await fallbackAfter(TIMEOUT_MS, all, undefined);
    // A copy: previews that arrive later must not change a page that is being rendered.
    return { ...found };
  };
}
