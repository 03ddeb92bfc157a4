import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Pixels of a horizontal movement that counts as a swipe. */
const SWIPE = 48;
const LARGEST = 5;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SCALE = 2.5;

interface Point {
  x: number;
  y: number;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

interface Actions {
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * Pinch, double tap and Ctrl + wheel zoom the element; one finger moves it while it is zoomed, and otherwise swipes to the next
 * product. Writes only `transform`, outside of React, so that a slow phone keeps its frames.
 */
export function useZoomAndSwipe(element: RefObject<HTMLElement | null>, { onPrevious, onNext }: Actions): void {
  const swipe = useEffectEvent((direction: number) => (direction > 0 ? onPrevious() : onNext()));

  useEffect(() => {
    const target = element.current;
    const area = target?.parentElement;
    if (!target || !area) return;
    const pointers = new Map<number, Point>();
    let [scale, x, y] = [1, 0, 0];
    let start: Point = { x: 0, y: 0 };
    let lastTap = 0;

    const draw = (): void => {
      x = clamp(x, ((scale - 1) * area.clientWidth) / 2);
      y = clamp(y, ((scale - 1) * area.clientHeight) / 2);
      target.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const zoomTo = (next: number): void => {
      const limited = Math.min(LARGEST, Math.max(1, next));
      x *= limited / scale;
      y *= limited / scale;
      scale = limited;
      draw();
    };
    const onDown = (event: PointerEvent): void => {
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      area.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) zoomTo((scale * distance(now, other)) / Math.max(1, distance(before, other)));
      else if (scale > 1) {
        x += now.x - before.x;
        y += now.y - before.y;
        draw();
      }
      pointers.set(event.pointerId, now);
    };
    const onUp = (event: PointerEvent): void => {
      const wasAlone = pointers.size === 1;
      if (!pointers.delete(event.pointerId) || !wasAlone || event.type === 'pointercancel') return;
      const across = event.clientX - start.x;
      if (scale === 1 && Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(event.clientY - start.y)) {
        swipe(across);
        return;
      }
      if (distance(start, { x: event.clientX, y: event.clientY }) > 10) return;
      const isDoubleTap = event.timeStamp - lastTap < DOUBLE_TAP_MS;
      lastTap = isDoubleTap ? 0 : event.timeStamp;
      if (isDoubleTap) zoomTo(scale > 1 ? 1 : DOUBLE_TAP_SCALE);
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(scale * Math.exp(-event.deltaY / 200));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    area.addEventListener('pointerdown', onDown, { signal });
    area.addEventListener('pointermove', onMove, { signal });
    area.addEventListener('pointerup', onUp, { signal });
    area.addEventListener('pointercancel', onUp, { signal });
    area.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => listeners.abort();
  }, [element]);
}
