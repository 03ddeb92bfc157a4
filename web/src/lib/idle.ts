/** Runs `work` when the page is idle, at the latest after `timeout` ms. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void, timeout = 2_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout });
  else setTimeout(work, 200);
}

/** Longest wait for the load event: a picture may never arrive. */
const LOAD_TIMEOUT_MS = 10_000;

/** Runs `work` when the page is idle after its load event, so that it does not compete with the first screen's pictures. */
export function whenLoaded(work: () => void): void {
  void new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    addEventListener('load', resolve);
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  }).then(() => whenIdle(work));
}
