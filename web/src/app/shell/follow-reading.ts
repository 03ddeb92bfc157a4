/** Less is no way to the end: heights are rounded. */
const END_PX = 8;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/**
 * Marks the document while its reader scrolls down, until they scroll up or reach the end, where the footer leaves room, and while a
 * form is in view: what floats over the page then gives way to its text and its fields (footer.module.css). Call it once.
 */
export function followReading(): void {
  const page = document.documentElement;
  let last = scrollY;
  const lookForForm = (): void => {
    page.toggleAttribute('data-at-form', [...document.querySelectorAll('main form')].some(isInView));
  };
  addEventListener('scroll', () => {
    page.toggleAttribute('data-reading', scrollY > last && scrollY + innerHeight < page.scrollHeight - END_PX);
    last = scrollY;
    lookForForm();
  });
  // Another page, or what has arrived on this one.
  new ResizeObserver(lookForForm).observe(document.body);
}
