/** A zoomed picture: its scale, and the offset of its upper left corner in pixels of the frame. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** The frame's size in pixels. */
interface Frame {
  width: number;
  height: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Keeps the picture over the whole frame. */
const inFrame = ({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView => ({
  scale,
  x: clamp(x, width * (1 - scale), 0),
  y: clamp(y, height * (1 - scale), 0),
});

/** Scales by `factor`; the part of the picture under `point` stays there. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: Frame): ZoomView {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE);
  const ratio = scale / view.scale;
  return inFrame({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, frame);
}

/** Moves the picture by pixels of the frame, as far as it still covers the frame. */
export const moveBy = (view: ZoomView, by: Point, frame: Frame): ZoomView =>
  inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** The view after two fingers moved from `before` to `after`: scaled by their distance, moved with their middle. */
export function pinch(view: ZoomView, before: [Point, Point], after: [Point, Point], frame: Frame): ZoomView {
  const distance = ([one, other]: [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  const scaled = zoomAt(view, distance(after) / Math.max(distance(before), 1), from, frame);
  return moveBy(scaled, { x: to.x - from.x, y: to.y - from.y }, frame);
}
