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

/*
 * A form that is sent before the scripts have loaded gets a random id at the click, so that a second click, also one after they have
 * loaded, is the same lead (web/src/features/enquiry/form-parts.tsx).
 */
addEventListener(
  'submit',
  ({ target }) => {
    const field = target instanceof Element ? target.querySelector('input[type="hidden"][name="id"]') : null;
    if (!field || field.value !== '') return;
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    field.value = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
  { capture: true },
);

// The first use of Intl blocks a slow phone for 50 ms. Done while the scripts are on their way, hydration does not wait for it.
(globalThis.requestIdleCallback ?? setTimeout)(() => (0).toLocaleString('en'));
