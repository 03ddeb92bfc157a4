import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent } from 'react';

/** How long a slide is shown: SPEC §9. */
const INTERVAL_MS = 1000;

interface Options {
  count: number;
  current: number;
  onAdvance: () => void;
}

/** Advances at an interval, unless it is paused, hovered or focused (WCAG 2.2.2). `restHandlers` belong to the whole carousel. */
export function useAutoplay({ count, current, onAdvance }: Options) {
  const [isPaused, setPaused] = useState(false);
  const [isResting, setResting] = useState(false);
  const advance = useEffectEvent(onAdvance);

  // Each slide has its whole time, however it came.
  useEffect(() => {
    if (isPaused || isResting || count < 2) return;
    const timer = setInterval(() => advance(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, isResting, count, current]);

  const restHandlers = {
    onMouseEnter: () => setResting(true),
    onMouseLeave: () => setResting(false),
    onFocus: () => setResting(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setResting(false);
    },
  };
  return { isPaused, setPaused, restHandlers };
}
