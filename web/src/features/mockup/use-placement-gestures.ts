import { PLACEMENT_BOUNDS, type Mockup } from '@catalogue/contract/mockup';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

/** Step of a key: a share of the area, and of the logo's size. */
export const PLACEMENT_STEP = { shift: 0.02, scale: 0.05 } as const;
const { shift: SHIFT, scale: SCALE } = PLACEMENT_BOUNDS;

/** Without the dust of sums: steps of a key stay round. */
const bounded = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)) * 1_000) / 1_000;

const spread = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Event handlers of the pad: one finger drags the logo, two fingers size it, and keys do both. `setScale` is for its slider. */
export function usePlacementGestures(mockup: Mockup, onChange: (placement: Partial<Mockup>) => void) {
  const pointers = useRef(new Map<number, Point>());
  /** Where the logo and the fingers were when a finger came or went: a drag counts from there, however many steps the screen leaves out. */
  const start = useRef<{ mockup: Mockup; points: Point[] }>({ mockup, points: [] });
  const setScale = (scale: number): void => onChange({ scale: bounded(scale, SCALE.min, SCALE.max) });
  const place = (x: number, y: number): void => onChange({ x: bounded(x, -SHIFT, SHIFT), y: bounded(y, -SHIFT, SHIFT) });
  const move = (x: number, y: number): void => place(mockup.x + x, mockup.y + y);
  const begin = (): void => {
    start.current = { mockup, points: [...pointers.current.values()] };
  };

  function onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    currentTarget.setPointerCapture(pointerId);
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    begin();
  }
  function onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (!pointers.current.has(pointerId)) return;
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const [first, second] = pointers.current.values();
    const {
      mockup: before,
      points: [from, secondFrom],
    } = start.current;
    if (!first || !from) return;
    const box = currentTarget.getBoundingClientRect();
    if (second && secondFrom) setScale((before.scale * spread(first, second)) / Math.max(1, spread(from, secondFrom)));
    else place(before.x + (first.x - from.x) / box.width, before.y + (first.y - from.y) / box.height);
  }
  function onPointerEnd({ pointerId }: PointerEvent): void {
    pointers.current.delete(pointerId);
    begin();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { shift, scale } = PLACEMENT_STEP;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => move(-shift, 0),
      ArrowRight: () => move(shift, 0),
      ArrowUp: () => move(0, -shift),
      ArrowDown: () => move(0, shift),
      '+': () => setScale(mockup.scale + scale),
      '=': () => setScale(mockup.scale + scale),
      '-': () => setScale(mockup.scale - scale),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    // The gallery's arrow keys show other pictures.
    event.stopPropagation();
    act();
  }
  return {
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
    setScale,
  };
}
