import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isSwipe } from '../is-swipe';
import { moveBy, pinch, WHOLE, zoomAt, type ZoomView } from './zoom-view';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SCALE = 2.5;
/** Factor of one click on a zoom button. */
const STEP = 2;
/** Share of the area by which an arrow key moves a zoomed picture. */
const PAN = 0.2;
/** Where the view goes: the picture moves the other way. */
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

interface Point {
  x: number;
  y: number;
}

interface Actions {
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * Zooms `target` within `area`, its parent. Writes only `transform`, outside of React, so that a slow phone keeps its frames. Points are
 * pixels of the area.
 */
function zoomable(target: HTMLElement, area: HTMLElement) {
  let view: ZoomView = WHOLE;
  const size = () => ({ width: area.clientWidth, height: area.clientHeight });
  const draw = (next: ZoomView): void => {
    view = next;
    const { scale, x, y } = view;
    target.style.transformOrigin = '0 0';
    target.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };
  return {
    isZoomed: (): boolean => view.scale > 1,
    reset: (): void => draw(WHOLE),
    zoom: (factor: number, point: Point): void => draw(zoomAt(view, factor, point, size())),
    zoomAtCentre: (factor: number): void => {
      const { width, height } = size();
      draw(zoomAt(view, factor, { x: width / 2, y: height / 2 }, { width, height }));
    },
    pinch: (before: [Point, Point], after: [Point, Point]): void => draw(pinch(view, before, after, size())),
    move: (by: Point): void => draw(moveBy(view, by, size())),
    /** Moves a zoomed picture by an arrow key. Returns whether it did. */
    pan: (key: string): boolean => {
      const by = PANS[key];
      if (by === undefined || view.scale === 1) return false;
      const { width, height } = size();
      draw(moveBy(view, { x: by.x * width, y: by.y * height }, { width, height }));
      return true;
    },
  };
}

/** Zooms and moves the picture as fingers and the wheel do in `area`. Returns the function that stops. */
function watchGestures(
  area: HTMLElement,
  picture: ReturnType<typeof zoomable>,
  onSwipe: (direction: number) => void,
): () => void {
  const pointers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let lastTap = 0;

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = area.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onDown = (event: PointerEvent): void => {
    start = pointOf(event);
    pointers.set(event.pointerId, start);
    area.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const after = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, after);
    if (other !== undefined) picture.pinch([before, other], [after, other]);
    else if (picture.isZoomed()) picture.move({ x: after.x - before.x, y: after.y - before.y });
  };
  const onUp = (event: PointerEvent): void => {
    const wasAlone = pointers.size === 1;
    if (!pointers.delete(event.pointerId) || !wasAlone || event.type === 'pointercancel') return;
    const end = pointOf(event);
    const [across, down] = [end.x - start.x, end.y - start.y];
    if (!picture.isZoomed() && isSwipe(across, down)) {
      onSwipe(across);
      return;
    }
    if (Math.hypot(across, down) > 10) return;
    const isDoubleTap = event.timeStamp - lastTap < DOUBLE_TAP_MS;
    lastTap = isDoubleTap ? 0 : event.timeStamp;
    if (!isDoubleTap) return;
    if (picture.isZoomed()) picture.reset();
    else picture.zoom(DOUBLE_TAP_SCALE, end);
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    picture.zoom(Math.exp(-event.deltaY / 200), pointOf(event));
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  area.addEventListener('pointerdown', onDown, { signal });
  area.addEventListener('pointermove', onMove, { signal });
  area.addEventListener('pointerup', onUp, { signal });
  area.addEventListener('pointercancel', onUp, { signal });
  // React registers wheel listeners as passive ones, which cannot stop the page from zooming.
  area.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listeners.abort();
}

/**
 * Two fingers, a double tap and Ctrl + wheel zoom the element within its parent; one finger moves it while it is zoomed, and
 * otherwise swipes.
 */
export function useZoomAndSwipe(element: RefObject<HTMLElement | null>, { onPrevious, onNext }: Actions) {
  const swipe = useEffectEvent((direction: number) => (direction > 0 ? onPrevious() : onNext()));
  const zoomed = useRef<ReturnType<typeof zoomable> | null>(null);

  useEffect(() => {
    const target = element.current;
    const area = target?.parentElement;
    if (!target || !area) return;
    const picture = zoomable(target, area);
    zoomed.current = picture;
    return watchGestures(area, picture, (direction) => swipe(direction));
  }, [element]);

  return {
    zoomIn: (): void => zoomed.current?.zoomAtCentre(STEP),
    zoomOut: (): void => zoomed.current?.zoomAtCentre(1 / STEP),
    showWhole: (): void => zoomed.current?.reset(),
    pan: (key: string): boolean => zoomed.current?.pan(key) ?? false,
  };
}
