/*
 * Repeats clicks on buttons that the scripts were too late for. A server-rendered button does nothing until React has hydrated
 * it: React then attaches properties to the element. Links and forms work without scripts and are left alone.
 */
{
  const TIMEOUT_MS = 30_000;
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

  function repeatWhenHydrated(button) {
    const clickedAt = Date.now();
    const repeat = () => {
      if (!button.isConnected || Date.now() > clickedAt + TIMEOUT_MS) return;
      if (isHydrated(button)) button.click();
      else requestAnimationFrame(repeat);
    };
    repeat();
  }

  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button[type="button"]') : null;
      if (button === null || isHydrated(button)) return;
      // React listens at the root. Where the button's code is there already, its listener hydrates the button and handles the click;
      // otherwise it stops the event. This one is called after it.
      button.closest('#root')?.addEventListener(
        'click',
        () => {
          if (!isHydrated(button)) repeatWhenHydrated(button);
        },
        { capture: true, once: true },
      );
    },
    { capture: true },
  );
}

// The first use of Intl blocks a slow phone for 50 ms. Done while the scripts are on their way, hydration does not wait for it.
(globalThis.requestIdleCallback ?? setTimeout)(() => (0).toLocaleString('en'));
