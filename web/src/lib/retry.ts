/** Delays between attempts, ms. The last one repeats. */
const DELAYS_MS = [2_000, 5_000, 15_000, 60_000];

export interface Retried {
  /** Starts the work anew, with the shortest delays. */
  run: () => void;
  stop: () => void;
}

/**
 * Runs work until it succeeds or `isFinal` says that another attempt is no use. `onReachable` calls back when the network may be
 * there again: a failed attempt is then repeated at once.
 */
export function retry(
  work: () => Promise<unknown>,
  isFinal: (error: unknown) => boolean,
  onReachable: (listener: () => void) => () => void,
): Retried {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the latest `run`; results of earlier ones start nothing. */
  let latest = 0;
  let isFailed = false;

  const attempt = async (run: number, count: number): Promise<void> => {
    isFailed = false;
    try {
      await work();
    } catch (error) {
      if (run !== latest || isFinal(error)) return;
      isFailed = true;
      timer = setTimeout(() => void attempt(run, count + 1), DELAYS_MS[Math.min(count, DELAYS_MS.length - 1)]);
    }
  };
  const run = (): void => {
    clearTimeout(timer);
    latest += 1;
    void attempt(latest, 0);
  };
  const stopListening = onReachable(() => {
    if (isFailed) run();
  });
  return {
    run,
    stop: () => {
      clearTimeout(timer);
      latest += 1;
      isFailed = false;
      stopListening();
    },
  };
}
