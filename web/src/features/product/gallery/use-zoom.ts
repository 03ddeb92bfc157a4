import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { moveBy, pinch, WHOLE, zoomAt } from './zoom-view';

/** One press of a button or a double tap. */
const STEP = 2;

/** Zoom of a picture in a frame by two fingers, wheel, double tap and buttons; one finger moves a zoomed picture. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  const pointOf = (event: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const size = () => ({ width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 });
  const zoomBy = (factor: number, point = { x: size().width / 2, y: size().height / 2 }): void =>
    setView((held) => zoomAt(held, factor, point, size()));

  // React registers wheel listeners as passive ones, which cannot stop the page from zooming.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = { width: element?.clientWidth ?? 1, height: element?.clientHeight ?? 1 };
      const point = { x: event.offsetX, y: event.offsetY };
      setView((held) => zoomAt(held, Math.exp(-event.deltaY / 300), point, box));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerMove = (event: PointerEvent): void => {
    const held = pointers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, after);
    if (other) setView((zoomed) => pinch(zoomed, [before, other], [after, other], size()));
    else setView((zoomed) => moveBy(zoomed, { x: after.x - before.x, y: after.y - before.y }, size()));
  };
  const forget = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);

  return {
    view,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(WHOLE),
    frameProps: {
      ref: frame,
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove,
      onPointerUp: forget,
      onPointerCancel: forget,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        view.scale > 1 ? setView(WHOLE) : zoomBy(STEP, pointOf(event)),
    },
  };
}
