/** Less is no way to the end: heights are rounded. */
const END_PX = 8;

/**
 * Marks the document while its reader scrolls down, until they scroll up or reach the end, where the footer leaves room: what
 * floats over the page then gives way to its text (footer.module.css). Call it once.
 */
export function followReading(): void {
  const page = document.documentElement;
  let last = scrollY;
  const follow = (): void => {
    page.toggleAttribute('data-reading', scrollY > last && scrollY + innerHeight < page.scrollHeight - END_PX);
    last = scrollY;
  };
  addEventListener('scroll', follow);
}
