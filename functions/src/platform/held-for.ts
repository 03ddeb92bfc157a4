import { LOST_AFTER_MS } from './shared-calls';

/**
 * Calls `read` again only after `ms`; until then, and while it runs, all callers share its result. A failure is not held, and neither
 * is a call that is lost.
 */
export function heldFor<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let held: { result: Promise<Result>; until: number } | undefined;
  return () => {
    if (held !== undefined && Date.now() < held.until) return held.result;
    const entry = { result: read(), until: Date.now() + LOST_AFTER_MS };
    held = entry;
    entry.result.then(
      () => (entry.until = Date.now() + ms),
      () => (entry.until = 0),
    );
    return entry.result;
  };
}
