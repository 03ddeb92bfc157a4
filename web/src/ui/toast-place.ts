/*
 * Where toasts stand: at the end of the page, held at the lower edge of the window above every bar and button that stays there.
 * They take room in the page, so that what is at its end can be scrolled clear of them. While a dialog is open, they stand in
 * it: what is behind a dialog cannot be pressed.
 */

const host = document.createElement('div');
host.className = 'toasts';

/** Whether the page was at its end before a toast came, or the last time that somebody scrolled. */
let isAtEnd = false;

/** Moves the toasts to where they can be seen and pressed. */
function attach(): void {
  if (host.offsetHeight === 0) isAtEnd = isPageAtEnd();
  const dialogs = document.querySelectorAll('[data-toast-place]');
  const dialog = dialogs[dialogs.length - 1];
  const parent = dialog ?? document.body;
  if (host.parentElement === parent) return;
  parent.append(host);
  dialog?.closest('dialog')?.addEventListener('close', attach, { once: true });
}

/** The toasts' element, and the function to call before a toast is shown. */
export const toastPlace = { host, attach };

addEventListener('scroll', () => {
  isAtEnd = isPageAtEnd();
  keepAboveBars();
});
addEventListener('resize', keepAboveBars);
// A toast has come, gone or changed its height.
new ResizeObserver(() => {
  keepAboveBars();
  uncoverControls();
}).observe(host);

const SLACK_PX = 2;
const isPageAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - SLACK_PX;

const isInPage = (): boolean => host.querySelector('.toast') !== null && host.parentElement === document.body;

function keepAboveBars(): void {
  host.style.paddingBottom = isInPage() ? `${heightOfBars()}px` : '';
  document.documentElement.style.scrollPaddingBottom = isInPage() ? `${host.offsetHeight}px` : '';
}

/** Height from the lower edge of the window to the top of what stays there and would be under the toasts, in px. */
function heightOfBars(): number {
  const { left = 0, right = 0, height: own = 0 } = host.firstElementChild?.getBoundingClientRect() ?? {};
  const middle = innerHeight / 2;
  let height = 0;
  for (let y = 1; y < Math.min(height + own, middle); y += STEP_PX) {
    for (const element of elementsAt(innerHeight - y, left, right)) {
      const top = topOfBar(element);
      if (top > middle) height = Math.max(height, innerHeight - top);
    }
  }
  return height;
}

/** Less than the height of any button. */
const STEP_PX = 16;

const elementsAt = (y: number, left: number, right: number): Element[] =>
  [left + 1, (left + right) / 2, right - 1]
    .flatMap((x) => document.elementsFromPoint(x, y))
    .filter((element) => !host.contains(element));

/** Upper edge of the bar that an element belongs to, in px of the window; 0 when the element scrolls with the page. */
function topOfBar(element: Element): number {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at.getBoundingClientRect().top;
  }
  return 0;
}

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/** Scrolls what was pressed last, or the end of the page, out from under the toasts. */
function uncoverControls(): void {
  if (!isInPage()) return;
  const { left, right, top, bottom } = host.firstElementChild?.getBoundingClientRect() ?? host.getBoundingClientRect();
  const covered = new Set<Element | null>();
  for (let y = top + 1; y < bottom; y += STEP_PX) {
    for (const element of elementsAt(y, left, right)) covered.add(element.closest(CONTROLS));
  }
  covered.delete(null);
  if (covered.size > 0 && isAtEnd) scrollTo(0, document.documentElement.scrollHeight);
  else if (covered.has(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
}
