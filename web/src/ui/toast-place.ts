/*
 * Where toasts stand: at the end of the page, held at the lower edge of the window above every bar and button that stays there, or
 * higher, where they cover nothing that can be pressed. They take room in the page, so that what is at its end can be scrolled
 * clear of them. While a dialog is open, they stand in it: what is behind a dialog cannot be pressed.
 */

const host = document.createElement('div');
host.className = 'toasts';

/** Whether the page was near its end before a toast came, or the last time that somebody scrolled. */
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

addEventListener('scrollend', () => {
  isAtEnd = isPageAtEnd();
  place();
});
addEventListener('resize', place);
// A toast has come, gone or changed its height.
new ResizeObserver(() => {
  place();
  uncover();
}).observe(host);

/** So near to its end, a page may be scrolled there without anybody losing their place. */
const NEAR_PX = 120;
const isPageAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_PX;

const isInPage = (): boolean => host.querySelector('.toast') !== null && host.parentElement === document.body;

function place(): void {
  host.style.paddingBottom = isInPage() ? `${freeHeight()}px` : '';
  document.documentElement.style.scrollPaddingBottom = isInPage() ? `${host.offsetHeight}px` : '';
}

/** Distance of the toasts from the lower edge of the window, in px: above the bars, and over no control if there is such a place. */
function freeHeight(): number {
  const bars = heightOfBars();
  for (let height = bars; height < bars + innerHeight / 4; height += STEP_PX) {
    if (controlsAbove(height).size === 0) return height;
  }
  return bars;
}

/** Height from the lower edge of the window to the top of what stays there and would be under the toasts, in px. */
function heightOfBars(): number {
  const middle = innerHeight / 2;
  let height = 0;
  for (let y = 1; y < Math.min(height + toastBox().height, middle); y += STEP_PX) {
    for (const element of elementsAt(innerHeight - y)) {
      const top = topOfBar(element);
      if (top > middle) height = Math.max(height, innerHeight - top);
    }
  }
  return height;
}

/** Less than the height of any button. */
const STEP_PX = 16;

const toastBox = (): DOMRect => (host.firstElementChild ?? host).getBoundingClientRect();

function elementsAt(y: number): Element[] {
  const { left, right } = toastBox();
  return [left + 1, (left + right) / 2, right - 1]
    .flatMap((x) => document.elementsFromPoint(x, y))
    .filter((element) => !host.contains(element));
}

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/** What can be pressed and would be under toasts at this distance from the lower edge of the window. */
function controlsAbove(height: number): Set<Element> {
  const covered = new Set<Element>();
  for (let y = 1; y < toastBox().height; y += STEP_PX) {
    for (const element of elementsAt(innerHeight - height - y)) {
      const control = element.closest(CONTROLS);
      if (control) covered.add(control);
    }
  }
  return covered;
}

/** Upper edge of the bar that an element belongs to, in px of the window; 0 when the element scrolls with the page. */
function topOfBar(element: Element): number {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at.getBoundingClientRect().top;
  }
  return 0;
}

/** Where every place covers something: scrolls what was pressed last, or the end of the page, out from under the toasts. */
function uncover(): void {
  if (!isInPage()) return;
  const covered = controlsAbove(innerHeight - toastBox().bottom);
  const pressed = document.activeElement;
  if (covered.size > 0 && isAtEnd) scrollTo(0, document.documentElement.scrollHeight);
  else if (pressed && covered.has(pressed)) pressed.scrollIntoView({ block: 'nearest' });
}
