/*
 * Repeats clicks on buttons that the scripts were too late for. A server-rendered button does nothing until React has hydrated
 * it: React then attaches properties to the element. Links and forms work without scripts and are left alone.
 */
{
  const TIMEOUT_MS = 30_000;
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  /** The button of the click under way, if it was not hydrated when the click began. */
  let pressed = null;

  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button[type="button"]') : null;
      pressed = button === null || isHydrated(button) ? null : button;
    },
    { capture: true },
  );

  // After React's listeners. Where its code is on the page already, React has hydrated the button for this click and handled it.
  addEventListener('click', () => {
    const button = pressed;
    if (button === null || isHydrated(button)) return;
    const clickedAt = Date.now();
    const repeat = () => {
      if (!button.isConnected || Date.now() > clickedAt + TIMEOUT_MS) return;
      if (isHydrated(button)) button.click();
      else requestAnimationFrame(repeat);
    };
    requestAnimationFrame(repeat);
  });
}

// The first use of Intl blocks a slow phone for 50 ms. Done while the scripts are on their way, hydration does not wait for it.
(globalThis.requestIdleCallback ?? setTimeout)(() => (0).toLocaleString('en'));
