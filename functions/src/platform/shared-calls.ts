/**
 * A call without a result after this time, ms, is lost. An instance gets no processor after its last response, so a call that was running
 * then may have lost its connection when the next request comes.
 */
export const LOST_AFTER_MS = 10_000;

/** Concurrent callers share one call of `run`. The next caller after LOST_AFTER_MS makes a new one. */
export function shareCalls<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let shared: { result: Promise<Result>; startedAt: number } | undefined;
  return () => {
    if (shared !== undefined && Date.now() - shared.startedAt < LOST_AFTER_MS) return shared.result;
    const call = { result: run(), startedAt: Date.now() };
    shared = call;
    const end = (): void => {
      if (shared === call) shared = undefined;
    };
    call.result.then(end, end);
    return call.result;
  };
}

/** The result of `work`, or `late` after `ms`. */
export function within<Result, Late>(ms: number, work: Promise<Result>, late: Late): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Late>((resolve) => (timer = setTimeout(resolve, ms, late)));
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
