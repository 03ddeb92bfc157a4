/** How long the second key of a chord such as 'g', 'p' may take, ms. */
export const CHORD_MS = 1_200;

/** Whether a key that is pressed there belongs to a field: shortcuts of a single key leave it alone. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
