import { useEffect, useEffectEvent, type RefObject } from 'react';

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

/** Calls `step` with 1 or -1 for keys that are pressed in the layer, and not in a dialog above it. */
export function useStepKeys(layer: RefObject<HTMLDialogElement | null>, isPaused: boolean, step: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const isPress = event.key === ' ' && event.target instanceof HTMLButtonElement;
    // After a clicked button was removed, the focus is on the page's body.
    const inner = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (by === undefined || isPaused || isPress || (inner !== null && inner !== layer.current)) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
