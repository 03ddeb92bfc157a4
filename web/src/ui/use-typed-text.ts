import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Passes on the text that was typed before hydration: the DOM alone holds it, and a render would replace it. */
export function useTypedText(
  input: RefObject<HTMLInputElement | null>,
  rendered: string,
  onTyped: (typed: string) => void,
): void {
  const compare = useEffectEvent(() => {
    const typed = input.current?.value ?? rendered;
    if (typed !== rendered) onTyped(typed);
  });
  useLayoutEffect(() => compare(), []);
}
