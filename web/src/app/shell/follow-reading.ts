/** Scrolling by less is no change of direction: a finger at rest trembles. */
const STEP_PX = 8;

/**
 * Marks the document while its reader scrolls down, until they scroll up or reach the end: what floats over the page then gives
 * way to its text (footer.module.css). Call it once.
 */
export function followReading(): void {
  let last = scrollY;
  const follow = (): void => {
    const { dataset, scrollHeight } = document.documentElement;
    // The footer leaves room at its end.
    const isAtEnd = scrollY + innerHeight > scrollHeight - STEP_PX;
    if (!isAtEnd && Math.abs(scrollY - last) < STEP_PX) return;
    if (scrollY > last && !isAtEnd) dataset.reading = '';
    else delete dataset.reading;
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
}
