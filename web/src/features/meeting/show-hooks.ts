import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Keeps the screen on while the component is mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) void granted.release();
      else lock = granted;
    };
    // A low battery refuses it. The browser releases it when the page is hidden.
    const requestQuietly = (): void => void request().catch(() => undefined);
    requestQuietly();
    document.addEventListener('visibilitychange', requestQuietly);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestQuietly);
      void lock?.release();
    };
  }, []);
}

/** While mounted, Back, Forward and gestures of the browser stay on this page. */
export function useStayHere(): void {
  useEffect(() => {
    const { href } = location;
    history.pushState(history.state, '', href);
    const stay = (event: PopStateEvent): void => {
      // In the capture phase, before the router's listener runs.
      event.stopImmediatePropagation();
      history.pushState(event.state, '', href);
    };
    addEventListener('popstate', stay, { capture: true });
    return () => removeEventListener('popstate', stay, { capture: true });
  }, []);
}

/** Keys of keyboards and of presentation clickers. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** Whether more of a scrolled text follows in this direction. */
export const hasMoreText = (text: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>, by: number): boolean =>
  // A zoomed page has fractions of a pixel.
  by < 0 ? text.scrollTop > 0 : text.scrollTop + text.clientHeight < text.scrollHeight - 1;

/** Whether the browser acts on the key itself: it clicks what has the focus, or scrolls the text around it. */
function isKeyOfTarget({ key, target }: KeyboardEvent, by: number): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.matches('button, summary');
  const text = /Up|Down/.test(key) ? target.closest('[data-text]') : null;
  return text !== null && hasMoreText(text, by);
}

/** Calls `step` with 1 or -1 for keys that are pressed in the layer, and not in a dialog above it. */
export function useStepKeys(layer: RefObject<HTMLDialogElement | null>, isPaused: boolean, step: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key];
    // After a clicked button was removed, the focus is on the page's body.
    const inner = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (by === undefined || isPaused || isKeyOfTarget(event, by) || (inner !== null && inner !== layer.current)) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
