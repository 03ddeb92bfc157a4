/** Runs `work` when the page has nothing better to do, at the latest after `timeout` ms. Safari has no idle callback. */
export function whenIdle(work: () => void, timeout = 2_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout });
  else setTimeout(work, 200);
}

/** A picture that never comes must not keep everything else waiting. */
const LOAD_TIMEOUT_MS = 10_000;

/** The same once the pictures of the first screen are here: on a slow line, everything else would come between. */
export function whenLoaded(work: () => void): void {
  void new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    addEventListener('load', resolve);
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  }).then(() => whenIdle(work));
}
