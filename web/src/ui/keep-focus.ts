import { focusHeading } from './head';

const CONTROLS = ':is(a[href], button, input, select, textarea):not([tabindex="-1"])';

const controlsIn = (area: Element): HTMLElement[] => [...area.querySelectorAll<HTMLElement>(CONTROLS)];

const canFocus = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0;

/**
 * Ref of an area whose controls come and go. When the one with focus is removed, the next one that is left gets the focus, or the
 * previous one, or the heading of the page: else the browser begins at the top of the page again. The heading gets it, too, when the
 * area itself is removed.
 */
export function keepFocus(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  /** The control focused last, and all controls at that time. */
  let last: { control: EventTarget & Node; controls: readonly HTMLElement[] } | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? { control: target, controls: controlsIn(area) } : null;
  };
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // A dialog gives the focus back.
      const isInDialog = document.activeElement?.closest('dialog') instanceof Element;
      if (last?.control === target && last.control.isConnected && !isInDialog) last = null;
    });
  const observer = new MutationObserver(() => {
    if (last === null || last.control.isConnected || document.activeElement !== document.body) return;
    const { control, controls } = last;
    const index = controls.findIndex((one) => one === control);
    const next = controls.slice(index + 1).find(canFocus) ?? controls.slice(0, index).findLast(canFocus);
    if (next === undefined) focusHeading();
    else next.focus({ preventScroll: true });
  });
  area.addEventListener('focusin', onFocus);
  area.addEventListener('focusout', onBlur);
  observer.observe(area, { childList: true, subtree: true });
  return () => {
    area.removeEventListener('focusin', onFocus);
    area.removeEventListener('focusout', onBlur);
    observer.disconnect();
    // React removes the area after this.
    queueMicrotask(() => {
      if (last !== null && !area.isConnected && document.activeElement === document.body) focusHeading();
    });
  };
}
