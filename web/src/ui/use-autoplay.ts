import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent, TouchEvent } from 'react';
import { isSwipe } from './is-swipe';

/** How long a slide is shown: SPEC §9. */
const INTERVAL_MS = 1000;

interface Options {
  count: number;
  current: number;
  onAdvance: () => void;
}

/**
 * Advances at an interval, unless it is paused, hovered, focused or touched (WCAG 2.2.2). `restHandlers` belong to the whole carousel,
 * `slideHandlers` to its slides: a click and a swipe on them pause it, a finger that scrolls the page does not.
 */
export function useAutoplay({ count, current, onAdvance }: Options) {
  const [isPaused, setPaused] = useState(false);
  const [isResting, setResting] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const touchStart = useRef({ x: 0, y: 0 });
  const advance = useEffectEvent(onAdvance);

  // Each slide has its whole time, however it came.
  useEffect(() => {
    if (isPaused || isResting || isTouched || count < 2) return;
    const timer = setInterval(() => advance(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, isResting, isTouched, count, current]);

  const restHandlers = {
    onMouseEnter: () => setResting(true),
    onMouseLeave: () => setResting(false),
    onFocus: () => setResting(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setResting(false);
    },
  };
  const slideHandlers = {
    onClick: () => setPaused(true),
    onTouchStart: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (finger) touchStart.current = { x: finger.clientX, y: finger.clientY };
      setTouched(true);
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      setTouched(false);
      const finger = changedTouches[0];
      const { x, y } = touchStart.current;
      if (finger && isSwipe(finger.clientX - x, finger.clientY - y)) setPaused(true);
    },
    onTouchCancel: () => setTouched(false),
  };
  return { isPaused, setPaused, restHandlers, slideHandlers };
}
