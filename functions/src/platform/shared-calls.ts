/**
 * A call without a result after this time, ms, is lost. An instance gets no processor after its last response, so a call that was running
 * then may have lost its connection when the next request comes.
 */
export const LOST_AFTER_MS = 10_000;

/**
 * Calls `read` again only after `ms`; until then, and while it runs, all callers share its result. A failure is not kept, and neither
 * is a call that is lost.
 */
export function memoizeFor<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
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

/** Concurrent callers share one call of `run`. */
export const singleFlight = <Result>(run: () => Promise<Result>): (() => Promise<Result>) => memoizeFor(0, run);

/** The result of `work`, or `fallback` after `ms`. Rejects where `work` fails before that. */
export function fallbackAfter<Result, Fallback>(
  ms: number,
  work: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Fallback>((resolve) => (timer = setTimeout(resolve, ms, fallback)));
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
